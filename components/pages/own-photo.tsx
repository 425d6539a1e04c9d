import type { Photo } from '@/lib/blocks/parts'
import { ownPicture } from '@/lib/campaigns/own-pictures'
import styles from './own-photo.module.css'

type OwnPhotoProps = Photo & {
  /** Address of the page in whose folder it is. */
  page: string
}

/** A picture of the page's own. Its size is known before it is there, and a phone that never comes to it does not load it. */
export function OwnPhoto({ page, file, alt }: OwnPhotoProps) {
  const { src, width, height } = ownPicture(page, file)
  return (
    <img
      className={`${styles.photo} measure full-width rounded`}
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  )
}
