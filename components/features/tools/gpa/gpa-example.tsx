import { FactRows } from '@/components/blocks/fact-rows'
import { calculateGpa } from '@/lib/tools/gpa/calculate'
import { type Course, gpaHref } from '@/lib/tools/gpa/courses'
import { ToolExample } from '../tool-example'

const sample: readonly Course[] = [
  { name: '高等数学', credit: 5, score: 88 },
  { name: '大学英语', credit: 3, score: 92 },
  { name: '程序设计', credit: 4, score: 81 },
  { name: '大学物理', credit: 4, score: 74.5 },
]

/** Most algorithms of the example. */
const mostShown = 3

/** What the tool answers, for four invented courses. */
export function GpaExample({ path }: { path: string }) {
  const sheet = calculateGpa(sample)
  if (sheet.kind !== 'result') return null
  return (
    <ToolExample of={`${sample.length} 门课，${sheet.credits} 学分`} href={gpaHref(path, sample)}>
      <p>{sample.map(({ name, score }) => `${name} ${score}`).join('、')}。</p>
      <FactRows
        rows={[
          { label: '百分制加权', value: `${sheet.mean} / 100` },
          ...sheet.results.slice(0, mostShown).map(({ algorithm: { name, max }, gpa }) => ({
            label: name,
            value: `${gpa.toFixed(2)} / ${max}`,
          })),
        ]}
      />
    </ToolExample>
  )
}
