import { FactText } from '@/components/facts/fact-text'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import type { SectionOf } from '@/lib/blocks/schema'
import { plainText } from '@/lib/facts/in-text'

/** Documents to prepare, group by group, with boxes to tick on paper. */
export function CheckGroups({ groups, official }: SectionOf<'checklist'>) {
  return (
    <>
      <div className="grid grid-cols-1 lg:grid-cols-2 lg:gap-x-8 lg:gap-y-4">
        {groups.map(({ title, items }) => (
          <Fold key={title} isOpenWide level={3} label={`${plainText(title)}：${items.length} 项`}>
            <h3 className="max-lg:hidden text-base">{plainText(title)}</h3>
            <ul className="grid gap-2">
              {items.map((item) => (
                <li key={item} className="grid grid-cols-[1.125rem_minmax(0,1fr)] gap-3">
                  <span
                    className="size-4.5 mt-[0.3125rem] border-[1.5px] border-hue rounded-[3px]"
                    aria-hidden="true"
                  />
                  <span>
                    <FactText text={item} />
                  </span>
                </li>
              ))}
            </ul>
          </Fold>
        ))}
      </div>
      {official !== undefined && (
        <p className="text-muted text-quiet mt-4">
          要件以官方清单为准，递交前请逐项对照：
          <Link href={official.href} rel="noreferrer">
            {official.label}
          </Link>
        </p>
      )}
    </>
  )
}
