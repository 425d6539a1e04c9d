import { ContentError } from '@/lib/collections/content-error'
import { campaignAddressOf } from './address'

/** A picture as the build provides it: its address, which changes with the file, and its size in pixels. */
type OwnPicture = { src: string; width: number; height: number }

/**
 * Every picture in the folders of campaigns, of the types whose size the bundler reads, which excludes AVIF. `import.meta.glob` is public
 * in the framework (its reference of Turbopack), and only the bundler knows a picture's address. It is a function because the host is
 * also started without a bundler.
 */
const pictures = () =>
  // Imports the whole modules, because the production build renames an export that is imported alone.
  import.meta.glob<{ default: OwnPicture }>(
    ['/app/**/special/**/*.{jpg,png,webp}', '!/app/**/_*/**/*.{jpg,png,webp}'],
    { eager: true },
  )

/**
 * The picture with this name next to the content of a page.
 * @throws ContentError as a text for the author of the content
 */
export function ownPicture(path: string, file: string): OwnPicture {
  const [, picture] =
    Object.entries(pictures()).find(
      ([name]) => name.endsWith(`/${file}`) && campaignAddressOf(name) === path,
    ) ?? []
  if (picture === undefined)
    throw new ContentError(path, [{ field: 'photo › file', remedy: `文件夹里没有 ${file}` }])
  return picture.default
}
