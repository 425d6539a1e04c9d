import { gzipSync } from 'node:zlib'

/** The weight of one page in bytes. Compressed sizes are gzip at level 6, which the server uses. */
type PageBytes = {
  html: number
  css: number
  js: number
}

/**
 * Measures what a browser downloads to show one page: its HTML, and the stylesheets and scripts named in the HTML.
 * `nomodule` scripts are left out, because only old browsers load them.
 * @param load fetches an address of the site as text; throws when the status is not 200
 */
export async function measurePage(
  address: string,
  load: (address: string) => Promise<string>,
): Promise<PageBytes> {
  const html = await load(address)
  const stylesheets = addressesOf(html, 'link', 'href').filter((href) => /\.css(?:\?|$)/.test(href))
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? load(file).then(gzipped)
    sizes.set(file, size)
    return size
  }
  const total = async (addresses: string[]) =>
    (await Promise.all([...new Set(addresses)].map(sizeOf))).reduce((sum, size) => sum + size, 0)
  return {
    html: gzipped(html),
    css: await total(stylesheets),
    js: await total(addressesOf(html, 'script', 'src')),
  }
}

/** Sizes by address: pages share most files, and another content has another address. */
const sizes = new Map<string, Promise<number>>()

const gzipped = (text: string) => gzipSync(text, { level: 6 }).length

function addressesOf(html: string, tag: 'link' | 'script', name: 'href' | 'src'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'))]
    .map(([, attributes = '']) => attributes)
    .filter((attributes) => !/\bnomodule\b/i.test(attributes) && !/rel="(?!stylesheet)/.test(attributes))
    .flatMap((attributes) => new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1] ?? [])
}
