import { CardLink } from '@/components/ui/card'
import { Flag } from '@/components/ui/flag'
import { SampleTag } from '@/components/ui/tag'
import styles from './story-list.module.css'

export type StoryItem = {
  id: string
  title: string
  text: string
  href: string
  country: { code: string; name: string }
  year: number
  month: number
  sample: boolean
}

/** Admissions as they came in, by month. */
export function StoryList({ stories }: { stories: readonly StoryItem[] }) {
  return (
    <ul className={styles.list}>
      {stories.map((story) => (
        <li key={story.id} className={styles.item}>
          <p className={`${styles.date} flex middle spread dark larger`}>
            <time dateTime={`${story.year}-${String(story.month).padStart(2, '0')}`}>
              {story.year}
              <span className={styles.dot}>.</span>
              {String(story.month).padStart(2, '0')}
            </time>
            {story.sample && <SampleTag />}
          </p>
          <h3 className={styles.title}>
            <CardLink href={story.href}>{story.title}</CardLink>
          </h3>
          <p className={styles.text}>{story.text}</p>
          <p className={`${styles.country} flex middle gap-2 muted tiny`}>
            <Flag code={story.country.code} width={18} />
            {story.country.name}
          </p>
        </li>
      ))}
    </ul>
  )
}
