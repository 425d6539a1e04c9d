import type { Metadata } from 'next'
import SpecialLayout from '@/app/(special)/layout'
import { ActionsPart } from '@/components/pages/primitives/actions-part'
import { FieldsPart } from '@/components/pages/primitives/fields-part'
import { PicturesPart } from '@/components/pages/primitives/pictures-part'
import { SectionsPart } from '@/components/pages/primitives/sections-part'
import { StructurePart } from '@/components/pages/primitives/structure-part'
import { TablesPart } from '@/components/pages/primitives/tables-part'
import { Container } from '@/components/ui/container'
import { Contents } from '@/components/ui/contents'
import { onlyForDevelopers } from '@/lib/routing/developer-pages'
import { site } from '@/lib/site'

/** Whether the page exists is decided by the running process. */
export const dynamic = 'force-dynamic'

export function generateMetadata(): Metadata {
  onlyForDevelopers()
  return {
    title: { absolute: `组件一览 · ${site.brand}` },
    robots: { index: false, follow: false },
  }
}

const parts = [
  { id: 'structure', label: '页面的骨架', Part: StructurePart },
  { id: 'actions', label: '按的', Part: ActionsPart },
  { id: 'fields', label: '填的', Part: FieldsPart },
  { id: 'tables', label: '表和答案', Part: TablesPart },
  { id: 'pictures', label: '图和小件', Part: PicturesPart },
]

/** Every primitive of components/ui with its variants, for colleagues who write components. */
export default function Page() {
  onlyForDevelopers()
  return (
    <SpecialLayout>
      <Container>
        <h1 className="mt-6 mb-2">组件一览</h1>
        <p className="mb-4">
          <code>components/ui</code> 里的每个组件和它的样子，什么时候用它。值是编的。这一页不进搜索引擎。
        </p>
        <Contents
          entries={[...parts, { id: 'sections', label: '底色' }].map(({ id, label }) => ({ id, label }))}
        />
        {parts.map(({ id, label, Part }) => (
          <div key={id} id={id} className="mt-8">
            <h2 className="mb-2 font-display text-2xl">{label}</h2>
            <Part />
          </div>
        ))}
      </Container>
      <SectionsPart />
    </SpecialLayout>
  )
}
