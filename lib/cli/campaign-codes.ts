import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { printedCodeFile } from '@/lib/qr-code'

/** The public address of the site for printed material: https, and not a private machine; null when none is configured. */
export function publicOrigin(given = process.env.SITE_ORIGIN): string | null {
  if (given === undefined || !URL.canParse(given)) return null
  const { protocol, hostname, origin } = new URL(given)
  return protocol === 'https:' && hostname.includes('.') && !/^[\d.]+$/.test(hostname) ? origin : null
}

/** Whether a text can be the `utm_source` of an address, which a lead stores as the source of its visitor. */
export const isSourceName = (name: string): boolean => /^[a-z0-9][a-z0-9_-]{0,39}$/.test(name)

type Printed = { folder: string; address: string; origin: string; source: string | undefined; root: string }

/**
 * Writes the QR code of a campaign for print into its folder.
 * @returns the file, relative to the project, and the address in the code
 */
export async function writeCode({ folder, address, origin, source, root }: Printed) {
  const url = new URL(address, origin)
  if (source !== undefined) url.searchParams.set('utm_source', source)
  const file = `${folder}/qr${source === undefined ? '' : `-${source}`}.svg`
  await writeFile(path.join(root, file), printedCodeFile(url.href))
  return { file, url: url.href }
}

/** QR codes in the folder of a campaign that lead to another address, because the folder was copied or renamed. */
export function strayCodes(
  folder: string,
  address: string,
  root: string,
): { file: string; leadsTo: string }[] {
  return readdirSync(path.join(root, folder))
    .filter((name) => /^qr.*\.svg$/.test(name))
    .flatMap((name) => {
      const [, url = ''] =
        /<title>([^<]*)<\/title>/.exec(readFileSync(path.join(root, folder, name), 'utf8')) ?? []
      const leadsTo = URL.canParse(url) ? new URL(url).pathname : ''
      return leadsTo === '' || leadsTo === address ? [] : [{ file: name, leadsTo }]
    })
}
