import { CardLink } from '@/components/ui/card'
import { Tag } from '@/components/ui/tag'
import type { MajorSummary } from '@/lib/api/majors'
import styles from './major-list.module.css'

/** Majors in columns; a tag says which have a written profile. */
export function MajorList({ majors }: { majors: readonly MajorSummary[] }) {
  return (
    <ul className={styles.list}>
      {majors.map((major) => (
        <li key={major.href} className={styles.item}>
          <h2 className={styles.name}>
            <CardLink href={major.href}>{major.name}</CardLink>
          </h2>
          <p className={styles.english} lang="en">
            {major.nameEn}
          </p>
          <p className={styles.facts}>
            <span>{major.category.name}</span>
            {major.hasProfile && <Tag>详细介绍</Tag>}
            {major.hot && <Tag tone="hue">热门</Tag>}
          </p>
        </li>
      ))}
    </ul>
  )
}
