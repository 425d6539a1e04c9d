import type { Metadata } from 'next'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import { CountryLinks } from '@/components/site/mobile/country-links'
import { Icon } from '@/components/ui/icon'
import { Scene } from '@/components/ui/illustrations/scene'
import { Link } from '@/components/ui/link'
import { toMobilePath } from '@/lib/routing/mobile'
import { doors, paths } from '@/lib/routing/paths'
import { callbackPromise, site } from '@/lib/site'

export const metadata: Metadata = {
  title: '手机版',
  description: `${site.brand}手机版：拨打热线、选择想去的国家，或留下电话。${callbackPromise}。`,
  alternates: { canonical: '/' },
}

const pages = [
  ['排名', paths.ranking],
  ['热门专业', paths.majors],
  ['换算绩点', paths.gpa],
  ['高考', paths.gaokao],
  ['签证变动', paths.changes],
  ['留学资讯', paths.headlines],
  ['性格测试', paths.personalityTest],
  ['联系我们', paths.contact],
] as const

export default function MobilePage() {
  return (
    <div className="max-w-160 [&_h1]:text-[1.625rem] grid grid-cols-1 gap-4 mx-auto pt-3 pb-8 px-gutter">
      <div className="-mx-gutter h-24">
        <Scene name="family" strip="end" />
      </div>
      <h1>留学，先问清楚再决定</h1>
      <ul className="grid grid-cols-3 gap-2" data-answer="">
        {doors.map(({ label, href, icon }) => (
          <li key={href}>
            <Link
              href={toMobilePath(href)}
              className="min-h-19 [&_svg]:text-ink-700 flex flex-col items-center justify-center gap-1 border border-line rounded-md bg-white text-heading font-semibold no-underline"
            >
              <Icon of={icon} strokeWidth={1.75} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <CountryLinks />
      <InlineLeadForm kind="callback" source="手机站回电" title="请顾问给我回电" submitLabel="等待回电" />
      <p className="text-muted">{callbackPromise}。</p>
      <ul className="flex flex-wrap gap-x-4">
        {pages.map(([label, path]) => (
          <li key={path}>
            <Link href={toMobilePath(path)} className="press">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
