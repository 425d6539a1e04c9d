import { Link } from '@/components/ui/link'
import type { BranchDetail } from '@/lib/api/branches'
import { resolveAlias } from '@/lib/routing/aliases'
import { hotlineHref, site } from '@/lib/site'

/** Every branch with its known details. The hotline, which is the same for all, is shown once. */
export function BranchDirectory({ branches }: { branches: readonly BranchDetail[] }) {
  if (branches.length === 0) return <p>分公司名单暂时读不到，请直接拨打热线。</p>
  return (
    <div className="grid gap-3">
      <p>
        点城市名看团队与接待安排。
        {branches.some(({ phone }) => phone === site.hotline) && (
          <>
            没有另写电话的都拨 <a href={hotlineHref}>{site.hotline}</a>。
          </>
        )}
        {branches.some(({ address, hours }) => address === null || hours === null) &&
          '没有写地址或时间的分公司，来之前请打热线约好，由同事告知会面地点和接待时间。'}
      </p>
      <ul className="grid grid-cols-3 gap-x-3">
        {branches.map((branch) => (
          <BranchEntry key={branch.code} branch={branch} />
        ))}
      </ul>
    </div>
  )
}

function BranchEntry({ branch: { name, href, address, hours, transport, phone } }: { branch: BranchDetail }) {
  const facts = [
    ...(address === null ? [] : [{ label: '地址', value: address }]),
    ...(transport === null ? [] : [{ label: '交通', value: transport }]),
    ...(hours === null ? [] : [{ label: '时间', value: hours }]),
    ...(phone === site.hotline
      ? []
      : [
          {
            label: '电话',
            value: (
              <a key="phone" href={`tel:${phone}`}>
                {phone}
              </a>
            ),
          },
        ]),
  ]
  return (
    <li>
      <Link href={resolveAlias(href)} className="flex items-center min-h-target">
        {name}
      </Link>
      {facts.length > 0 && (
        <dl className="text-sm">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex gap-2">
              <dt className="flex-none text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
