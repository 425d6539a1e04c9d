import { Link } from '@/components/ui/link'
import type { BranchDetail } from '@/lib/api/branches'
import { resolveAlias } from '@/lib/routing/aliases'
import styles from './branch-directory.module.css'

/** Every branch with what is known of it, mainland cities and overseas apart. */
export function BranchDirectory({ branches }: { branches: readonly BranchDetail[] }) {
  if (branches.length === 0) return <p>分公司名单暂时读不到，请直接拨打热线。</p>
  return (
    <div className={styles.directory}>
      {branches.some(({ address, hours }) => address === null || hours === null) && (
        <p>没有写地址或时间的分公司，来之前请打热线约好，由同事告知会面地点和接待时间。</p>
      )}
      <BranchGroup title="内地城市" branches={branches.filter(({ overseas }) => !overseas)} />
      <BranchGroup title="香港与新加坡" branches={branches.filter(({ overseas }) => overseas)} />
    </div>
  )
}

function BranchGroup({ title, branches }: { title: string; branches: readonly BranchDetail[] }) {
  if (branches.length === 0) return null
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {branches.map((branch) => (
          <BranchEntry key={branch.code} branch={branch} />
        ))}
      </ul>
    </section>
  )
}

function BranchEntry({ branch }: { branch: BranchDetail }) {
  const { name, href, address, hours, transport, phone } = branch
  return (
    <li className={styles.branch}>
      <h4>
        <Link href={resolveAlias(href)}>{name}</Link>
      </h4>
      <dl>
        {address !== null && (
          <div>
            <dt>地址</dt>
            <dd>{address}</dd>
          </div>
        )}
        {transport !== null && (
          <div>
            <dt>交通</dt>
            <dd>{transport}</dd>
          </div>
        )}
        {hours !== null && (
          <div>
            <dt>时间</dt>
            <dd>{hours}</dd>
          </div>
        )}
        <div>
          <dt>电话</dt>
          <dd>
            <a href={`tel:${phone}`}>{phone}</a>
          </dd>
        </div>
      </dl>
    </li>
  )
}
