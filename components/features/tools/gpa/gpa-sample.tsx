import { Link } from '@/components/ui/link'
import { type Course, gpaHref } from '@/lib/tools/gpa/courses'

const sample: readonly Course[] = [
  { name: '高等数学', credit: 5, score: 88 },
  { name: '大学英语', credit: 3, score: 92 },
  { name: '程序设计', credit: 4, score: 81 },
  { name: '大学物理', credit: 4, score: 74.5 },
]

/** For visitors without a transcript: the form filled with invented courses. */
export const GpaSample = ({ path }: { path: string }) => (
  <p>
    手边没有成绩单？
    <Link href={gpaHref(path, sample)}>先用四门课程试一遍，看看结果是什么样</Link>。
  </p>
)
