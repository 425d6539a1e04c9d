import { constants, open } from 'node:fs/promises'
import path from 'node:path'

/** Names that search engines and WeChat give to the files by which they recognise the owner of a site. */
const names =
  /^(?:[\w-]{1,80}\.txt|[\w-]{0,40}(?:verif|google|yandex|naver|pinterest)[\w-]{0,40}\.html|BingSiteAuth\.xml)$/i
/** Such a file has a line or two. Bytes. */
const longest = 16 * 1024

/** A file that a platform wants to find at the root of the site, from `site-files` in the data folder; null when there is none. */
export async function readPlatformFile(
  dataFolder: string,
  name: string,
): Promise<Buffer<ArrayBuffer> | null> {
  if (!names.test(name)) return null
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants
  const place = path.join(/* turbopackIgnore: true */ dataFolder, 'site-files', name)
  const file = await open(place, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => null)
  if (file === null) return null
  try {
    const found = await file.stat()
    return found.isFile() && found.size <= longest ? await file.readFile() : null
  } finally {
    await file.close()
  }
}
