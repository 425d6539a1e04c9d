import { Stack } from '@/components/blocks/stack'
import { CategoryGrid } from '@/components/features/majors/category-grid'
import { listOf } from '@/components/features/records'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { orEmpty } from '@/lib/api/client'
import { getMajorIndex, listMajors } from '@/lib/api/majors'

/** The majors that the editors mark as popular, and every category. */
export async function HotMajors() {
  const [index, hot] = await Promise.all([
    orEmpty(getMajorIndex().then(({ categories }) => categories)),
    listOf(listMajors({ hot: '1', limit: 60 })),
  ])
  if (index.length === 0) return <p>名单暂时读不到，请稍后再看，或致电询问。</p>
  return (
    <Stack>
      <ul className="text-balance -m-1">
        {hot.map(({ name, href }) => (
          <li key={href} className="inline-block m-1">
            <Link
              className="grid place-items-center min-h-target px-4 border border-line hover:border-hue rounded-sm bg-card text-heading no-underline hover:underline"
              href={href}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <Fold isOpenWide level={3} label={`全部门类：${index.length} 个`}>
        <CategoryGrid categories={index} />
      </Fold>
    </Stack>
  )
}
