import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { resolveAlias } from '@/lib/routing/aliases'
import { linkParameters, listsWithParameters } from '@/lib/routing/link-parameters'
import { renderPage } from '@/tests/support/render-page'

type ListPage = {
  default: (props: { searchParams: Promise<Record<string, string>> }) => Promise<ReactNode> | ReactNode
}

const routes = import.meta.glob<ListPage>('/app/**/page.tsx')

/** The page that answers at an address. */
async function pageOf(address: string): Promise<ListPage> {
  const [, load] =
    Object.entries(routes).find(
      ([file]) => file.replace(/^\/app|\/\([^)]+\)|\/page\.tsx$/g, '') === address,
    ) ?? []
  if (load === undefined) throw new Error(`no page ${address}`)
  return load()
}

/** Parameters that the page sends to its own address: fields of its forms and queries of its links. */
function ownNames(html: string, address: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const fields = [...page.querySelectorAll<HTMLFormElement>('form:not([method="post"])')]
    .filter((form) => resolveAlias(form.getAttribute('action') ?? '') === address)
    .flatMap((form) => [...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name') ?? ''))
  const links = [...page.querySelectorAll('a[href]')]
    .map((link) => new URL(link.getAttribute('href') ?? '', `http://site.test${address}`))
    .filter(({ host, pathname }) => host === 'site.test' && resolveAlias(pathname) === address)
    .flatMap(({ searchParams }) => [...searchParams.keys()])
  return [...new Set([...fields, ...links])]
}

it.each(listsWithParameters)(
  'the known parameters of %s include those of its own forms and links',
  async (address) => {
    const { default: Page } = await pageOf(address)
    const html = await renderPage(await Page({ searchParams: Promise.resolve({}) }))
    const known = linkParameters(address) ?? []
    expect(ownNames(html, address).filter((name) => !known.includes(name))).toEqual([])
  },
)
