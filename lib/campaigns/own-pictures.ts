import { ContentError } from '@/lib/blocks/content-error'
import { locate } from './define-campaign'

/** A picture as the build knows it: its address, which changes with the file, and its size in pixels. */
export type OwnPicture = { src: string; width: number; height: number }

/**
 * Every picture in the folders of campaigns, of the kinds whose size the bundler reads; of AVIF it does not. A function, since the
 * host is also started where no bundler has read this.
 */
const pictures = () =>
  // The whole modules: the production build renames an export that is asked for by itself.
  import.meta.glob<{ default: OwnPicture }>(
    ['/app/**/special/**/*.{jpg,png,webp}', '!/app/**/_*/**/*.{jpg,png,webp}'],
    { eager: true },
  )

/**
 * The picture of that name beside the content of a page.
 * @throws ContentError in words for the person who wrote the content
 */
export function ownPicture(path: string, file: string): OwnPicture {
  const [, picture] =
    Object.entries(pictures()).find(([name]) => name.endsWith(`/${file}`) && locate(name).path === path) ?? []
  if (picture === undefined) throw new ContentError(path, [`photo › file：文件夹里没有 ${file}`])
  return picture.default
}
