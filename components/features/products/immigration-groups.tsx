import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import type { ImmigrationProductSummary } from '@/lib/api/products'
import { readingKindNames } from '@/lib/content/programmes/state-names'
import styles from './immigration-groups.module.css'
import { regionNames } from './region-names'
import { StateBadge } from './state-badge'

/** Programmes by region, each with its status, the date of what was read and the authority's page. */
export function ImmigrationGroups({ products }: { products: readonly ImmigrationProductSummary[] }) {
  const groups = [...Map.groupBy(products, ({ region }) => region)]
  return (
    <div className={styles.groups}>
      {groups.map(([region, members]) => (
        <section key={region} aria-labelledby={`region-${region}`}>
          <h2 id={`region-${region}`} className={styles.heading}>
            {regionNames[region]}
            <span className={styles.count}>{members.length} 个项目</span>
          </h2>
          <ul className={styles.list}>
            {members.map((product) => (
              <Programme key={product.href} product={product} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Programme({ product }: { product: ImmigrationProductSummary }) {
  const { id, status, country, official } = product
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Flag code={country.code} width={27} />
          <Link href={product.href}>{product.title}</Link>
        </h3>
        <p>{product.summary}</p>
        <p className={styles.note}>{status.note}</p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>状态</dt>
          <dd>
            <StateBadge programme={id} state={status.state} />
          </dd>
        </div>
        <div>
          <dt>资料日期</dt>
          <dd>
            {status.asOf === null ? '没有标日期' : <time dateTime={status.asOf}>{status.asOf}</time>}，
            {readingKindNames[status.source.kind]}
          </dd>
        </div>
        <div>
          <dt>官方网站</dt>
          <dd>
            {official.map(({ name, url }) => (
              <Link key={url} href={url} rel="noreferrer" className={styles.official}>
                {name}
              </Link>
            ))}
          </dd>
        </div>
      </dl>
    </li>
  )
}
