import type { Metadata } from 'next'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import { CountryLinks } from '@/components/site/mobile/country-links'
import styles from '@/components/site/mobile/mobile.module.css'
import { PageLinks } from '@/components/site/mobile/page-links'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { callbackPromise, site } from '@/lib/site'

export const metadata: Metadata = {
  title: '手机版',
  description: `${site.brand}手机版：拨打热线、选择想去的国家，或留下电话。${callbackPromise}。`,
  alternates: { canonical: '/' },
}

export default async function MobilePage() {
  const countries = await orEmpty(listCountries())
  return (
    <div className={styles.page}>
      <div className={styles.band}>
        <h1>留学问题，先问清楚再决定</h1>
        <p className={styles.lead}>打电话、选国家看资料，或者留个电话等回电。</p>
      </div>
      <InlineLeadForm kind="callback" source="手机站回电" title="请顾问给我回电" submitLabel="等待回电" />
      <section className={styles.band} aria-labelledby="countries">
        <h2 id="countries">按国家看</h2>
        <CountryLinks countries={countries} />
      </section>
      <section className={styles.band} aria-labelledby="pages">
        <h2 id="pages">查资料、用工具</h2>
        <PageLinks />
      </section>
    </div>
  )
}
