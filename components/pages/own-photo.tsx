import type { Photo } from '@/lib/blocks/parts'
import { ownPicture } from '@/lib/campaigns/own-pictures'

type OwnPhotoProps = Photo & {
  /** Address of the page whose folder contains the file. */
  page: string
}

/**
 * A photo from the page's folder. Its size is known before it is loaded, so the page does not shift. The browser
 * loads a photo further down only when the visitor comes near it.
 */
export function OwnPhoto({ page, file, alt }: OwnPhotoProps) {
  const { src, width, height } = ownPicture(page, file)
  return (
    <img
      className="h-auto max-w-measure w-full rounded-md"
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  )
}
