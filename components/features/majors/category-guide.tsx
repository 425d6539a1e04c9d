import { CheckList } from '@/components/blocks/check-list'
import type { MajorCategory } from '@/lib/api/majors'

/** What is true for a whole category, above its majors. */
export function CategoryGuide({ category }: { category: MajorCategory }) {
  return (
    <section
      className="bg-paper-deep grid-cols-fit-22 gap-x-12 gap-y-6 grid rounded-md p-6"
      aria-labelledby="category-guide"
    >
      <div className="grid content-start gap-2">
        <h2 id="category-guide" className="font-display text-xl">
          {category.name}：通常怎样上课
        </h2>
        <p>{category.guide.taught}</p>
      </div>
      <div className="grid content-start gap-2">
        <h3 className="text-base">比较学校时看什么</h3>
        <CheckList items={category.guide.compare} />
      </div>
    </section>
  )
}
