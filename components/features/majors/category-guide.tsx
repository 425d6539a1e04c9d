import { CheckList } from '@/components/blocks/check-list'
import type { MajorCategory } from '@/lib/api/majors'
import styles from './category-guide.module.css'

/** What is true for a whole category, above its majors. */
export function CategoryGuide({ category }: { category: MajorCategory }) {
  return (
    <section
      className={`${styles.guide} fit-22 gap-5-7 stack rounded inset-5`}
      aria-labelledby="category-guide"
    >
      <div className="stack to-top gap-2">
        <h2 id="category-guide" className="song larger">
          {category.name}：通常怎样上课
        </h2>
        <p>{category.guide.taught}</p>
      </div>
      <div className="stack to-top gap-2">
        <h3 className="normal">比较学校时看什么</h3>
        <CheckList items={category.guide.compare} />
      </div>
    </section>
  )
}
