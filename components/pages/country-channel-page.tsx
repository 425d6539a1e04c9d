import { hueOf } from '@/components/blocks/country-hue'
import { CountryScene, sceneOf } from '@/components/blocks/country-scene'
import { JsonLd } from '@/components/blocks/json-ld'
import { PageHead } from '@/components/blocks/page-head'
import { CheckLegend } from '@/components/facts/check-legend'
import { TravelAdvice } from '@/components/facts/travel-advice'
import { Actions } from '@/components/ui/actions'
import { Container } from '@/components/ui/container'
import { Contents, type ContentsEntry } from '@/components/ui/contents'
import { ContentError } from '@/lib/collections/content-error'
import type { CountryChannel } from '@/lib/collections/kinds/channel'
import { paths } from '@/lib/routing/paths'
import styles from './campaign-article.module.css'
import { ChannelForm } from './channel-form'
import { ContentProblems } from './content-problems'
import { CountryAnswer, withNextDays } from './country-answer'
import { countryParts } from './country-parts'
import { loadCountryChannel } from './load-country-channel'
import { channelService, crumbsOf } from './metadata'

/** A country channel. It answers the same questions for every country, with its content and the records of the API. */
export async function CountryChannelPage({ channel: given }: { channel: CountryChannel | ContentError }) {
  if (given instanceof ContentError) return <ContentProblems error={given} />
  const channel = withNextDays(given)
  const records = await loadCountryChannel(channel)
  const country = channel.countries.map(({ name }) => name).join('与')
  const ranking = records.ranking === null ? 'QS' : `QS ${records.ranking.year}`
  const parts = countryParts.filter(({ isShown = () => true }) => isShown(records))
  return (
    <article data-hue={channel.hue} className={styles.page}>
      <JsonLd data={channelService(channel, { serviceType: '留学申请咨询', country })} />
      <CountryHead channel={channel} contents={parts} />
      {parts.map(({ id, Part }) => (
        <Part key={id} channel={channel} records={records} country={country} ranking={ranking} />
      ))}
      <div className="w-content mx-auto text-muted text-xs">
        <CheckLegend />
      </div>
      <ChannelForm channel={channel} />
    </article>
  )
}

type CountryHeadProps = {
  channel: CountryChannel
  contents: readonly ContentsEntry[]
}

/** The head of a country: its answer by level, the actions, and the parts of the page. Two countries are side by side, each below its picture. */
function CountryHead({ channel, contents }: CountryHeadProps) {
  const { answers, countries, hero, costs } = channel
  const { country, level } = costs.estimate
  const isOne = answers.length === 1
  const head = (
    <PageHead
      crumbs={crumbsOf(channel)}
      title={channel.name}
      scene={sceneOf(country)}
      isSceneNarrow
      meta={hero.title.join('').split('：').slice(1).join('：')}
    />
  )
  // On phones that of the first is behind the breadcrumb.
  const pictureOf = (code: string) => (
    <div className={code === country ? 'max-lg:hidden' : ''} data-hue={hueOf(code)}>
      <CountryScene code={code} />
    </div>
  )
  const advice = countries.map(({ code }) => <TravelAdvice key={code} country={code} />)
  const actions = (
    <Actions
      primary={{ label: '说说我的情况', href: '#consult' }}
      others={[{ label: '算算我家要多少', href: `${paths.cost}?country=${country}&level=${level}` }]}
    />
  )
  const named = answers.map((answer) => ({
    answer,
    name: countries.find(({ code }) => code === answer.country)?.name ?? '',
  }))
  const tables = named.map(({ answer, name }) => (
    <div key={answer.country} id={answer.country} className="[--label-width:4.375rem] grid grid-cols-1 gap-4">
      {!isOne && pictureOf(answer.country)}
      {!isOne && <h2 className="text-lg">{name}</h2>}
      <CountryAnswer answer={answer} name={name} />
    </div>
  ))
  return (
    <div className={`pb-[1.75rem] border-b border-line ${isOne ? 'bg-hue-soft' : ''}`}>
      <Container>
        {isOne ? (
          <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_min(27rem,40%)] items-start gap-4 lg:gap-12">
            <div className="grid grid-cols-1 gap-4">
              <div>{head}</div>
              {tables}
              {advice}
            </div>
            <div className="grid gap-4 lg:pt-8">
              {pictureOf(country)}
              {actions}
              <Contents isAside entries={contents} />
            </div>
          </div>
        ) : (
          <div className="grid grid-cols-1 lg:grid-cols-2 items-start gap-x-8 gap-y-4">
            <div className="lg:col-span-full">{head}</div>
            <p className="lg:hidden flex gap-4">
              {named.map(({ answer, name }) => (
                <a key={name} className="inline-flex items-center min-h-target" href={`#${answer.country}`}>
                  {name}
                </a>
              ))}
            </p>
            {tables}
            {advice}
            <div className="lg:col-span-full grid gap-4 lg:flex lg:items-center lg:justify-between">
              {actions}
              <Contents entries={contents} />
            </div>
          </div>
        )}
      </Container>
    </div>
  )
}
