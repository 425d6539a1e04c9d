import { PageHead } from '@/components/blocks/page-head'
import { TravelAdvice } from '@/components/facts/travel-advice'
import { Actions } from '@/components/ui/actions'
import { Container } from '@/components/ui/container'
import { Contents, type ContentsEntry } from '@/components/ui/contents'
import type { CountryChannel } from '@/lib/collections/kinds/channel'
import { paths } from '@/lib/routing/paths'
import { AnswerSources, CountryAnswer } from './country-answer'
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
  const nameOf = (of: string) => countries.find(({ code }) => code === of)?.name ?? ''
  return (
    <div className="pb-[1.75rem] border-b border-line bg-hue-soft">
      <Container>
        <div className="grid grid-cols-1 lg:grid-cols-main-aside items-start gap-4 lg:gap-12">
          <div className="grid grid-cols-1 gap-4">
            <div>
              <PageHead
                crumbs={crumbsOf(channel)}
                title={channel.name}
                meta={hero.title.join('').split('：').slice(1).join('：')}
              />
            </div>
            <div className="[--label-width:4.375rem] grid-cols-fit-20 gap-x-8 gap-y-4 grid items-start">
              {answers.map((answer) => (
                <CountryAnswer
                  key={answer.country}
                  answer={answer}
                  name={nameOf(answer.country)}
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
          </div>
          <div className="grid gap-4 lg:pt-8">
            <div className="max-lg:hidden">
              <CountryPicture libraries={records.libraries} ranking={ranking} />
            </div>
            <Contents isAside entries={contents} />
            {answers.map((answer) => (
              <AnswerSources
                key={answer.country}
                answer={answer}
                name={answers.length > 1 ? nameOf(answer.country) : ''}
              />
            ))}
          </div>
        </div>
      </Container>
    </div>
  )
}
