import { FactText } from '@/components/facts/fact-text'
import { Fold, Folds } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import type { SectionOf } from '@/lib/blocks/schema'
import { plainText } from '@/lib/facts/in-text'
import styles from './check-groups.module.css'

/** Documents to prepare, group by group, with boxes to tick on paper. */
export function CheckGroups({ groups, official }: SectionOf<'checklist'>) {
  return (
    <>
      <Folds>
        {groups.map(({ title, items }) => (
          <Fold key={title} level={3} label={`${plainText(title)}：${items.length} 项`}>
            <ul className="grid gap-3">
              {items.map((item) => (
                <li key={item} className={`${styles.item} grid gap-3`}>
                  <span className={styles.box} aria-hidden="true" />
                  <span>
                    <FactText text={item} />
                  </span>
                </li>
              ))}
            </ul>
          </Fold>
        ))}
      </Folds>
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
