import { Card, CardLink } from '@/components/ui/card'
import { Tag } from '@/components/ui/tag'
import type { ExamCourseSummary } from '@/lib/api/exam-courses'
import styles from './course-cards.module.css'

/** Courses as cards: which exam, by whom, for whom, and in which forms it is taught. */
export function CourseCards({ courses }: { courses: readonly ExamCourseSummary[] }) {
  return (
    <ul className={styles.cards}>
      {courses.map((course) => (
        <Card as="li" key={course.id} linked hue={course.lang === 'ja' ? 'jp' : 'us'} className={styles.card}>
          <h2 className={styles.name}>
            <CardLink href={course.href}>{course.name}</CardLink>
          </h2>
          {course.nameEn !== course.name && (
            <p className={styles.english} lang="en">
              {course.nameEn}
            </p>
          )}
          <p className={styles.summary}>{course.summary}</p>
          <dl className={styles.facts}>
            <div>
              <dt>主办</dt>
              <dd>{course.organiser}</dd>
            </div>
            <div>
              <dt>班型</dt>
              <dd>{course.teachMethods.join('、')}</dd>
            </div>
          </dl>
          {course.forParents && (
            <p className={styles.parents}>
              <Tag tone="hue">由家长咨询</Tag>
            </p>
          )}
        </Card>
      ))}
    </ul>
  )
}
