import { PageHead } from '@/components/blocks/page-head'
import { TravelAdvice } from '@/components/facts/travel-advice'
import { Actions } from '@/components/ui/actions'
import { Container } from '@/components/ui/container'
import { Contents, type ContentsEntry } from '@/components/ui/contents'
import type { CountryChannel } from '@/lib/collections/kinds/channel'
import { paths } from '@/lib/routing/paths'
import { CountryAnswer } from './country-answer'
import styles from './country-head.module.css'
import { CountryPicture } from './country-picture'
import type { CountryRecords } from './load-country-channel'
import { crumbsOf } from './metadata'

type CountryHeadProps = {
  channel: CountryChannel
  records: CountryRecords
  ranking: string
  contents: readonly ContentsEntry[]
}

/** The head of a country: its answer by level, the actions, and the parts of the page. */
export function CountryHead({ channel, records, ranking, contents }: CountryHeadProps) {
  const { answers, countries, hero, costs } = channel
  const { country, level } = costs.estimate
  return (
    <div className={`${styles.head} line-below hued`}>
      <Container>
        <PageHead
          crumbs={crumbsOf(channel)}
          title={channel.name}
          meta={hero.title.join('').split('：').slice(1).join('：')}
        />
        <div className={`${styles.columns} start-2 stack one-column with-aside to-start gap-4`}>
          <div className="start-2 stack one-column gap-4">
            <div className={`${styles.tables} fit-20 gap-4-6 stack to-start`}>
              {answers.map((answer) => (
                <CountryAnswer
                  key={answer.country}
                  answer={answer}
                  name={countries.find(({ code }) => code === answer.country)?.name ?? ''}
                  isAlone={answers.length === 1}
                />
              ))}
            </div>
            {countries.map(({ code }) => (
              <TravelAdvice key={code} country={code} />
            ))}
            <Actions
              primary={{ label: '说说我的情况', href: '#consult' }}
              others={[{ label: '按我的算', href: `${paths.cost}?country=${country}&level=${level}` }]}
            />
            <Contents entries={contents} />
          </div>
          <div className="wide-only">
            <CountryPicture libraries={records.libraries} ranking={ranking} />
          </div>
        </div>
      </Container>
    </div>
  )
}
