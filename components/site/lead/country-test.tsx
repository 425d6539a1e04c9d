import { iconButton } from '@/components/ui/close-button'
import { Icon } from '@/components/ui/icon'
import { countryTest } from '@/lib/leads/country-test'
import { AnnouncedChoice } from './announced-choice'
import './country-test.css'

/** `form`: id of the form that gets the answer; `id`: prefix for the ids inside. */
type CountryTestProps = { id: string; form: string }

/**
 * One question whose answer is the field `test` of the lead form with the id `form`. Radio buttons and `:has()` show
 * the result, so it works without scripts. With scripts the result is announced and can be closed by a button.
 */
export function CountryTest({ id, form }: CountryTestProps) {
  const radio = (value: string) => ({
    type: 'radio',
    name: 'test',
    form,
    value,
    id: `${id}-${value}`,
  })

  return (
    <AnnouncedChoice data-quiz="test">
      <fieldset data-quiz="question">
        <legend className="text-heading text-lg font-semibold">{countryTest.question}</legend>
        <div className="grid border-t border-line">
          {countryTest.options.map(({ answer, text, type, destinations }) => (
            <label
              key={answer}
              data-quiz="option"
              className="grid items-center gap-4 border-b border-line leading-normal cursor-pointer py-3 pr-3 pl-0"
            >
              <input {...radio(answer)} data-announced={`${type}，推荐 ${destinations}`} />
              <span
                data-quiz="letter"
                className="grid text-heading text-lg border border-line-strong place-items-center w-9 h-9 rounded-[50%] font-figure leading-[1]"
                aria-hidden="true"
              >
                {answer}
              </span>
              <span>{text}</span>
            </label>
          ))}
        </div>
        <label
          data-quiz="none"
          className="overflow-hidden text-muted text-sm cursor-pointer absolute w-px h-px hover:text-heading"
        >
          <input {...radio('0')} aria-label="不选，收起结果" defaultChecked />
          不选
        </label>
      </fieldset>

      {countryTest.options.map(({ answer, type, description, destinations }) => (
        <div
          key={answer}
          data-quiz="result"
          className="relative rounded-md text-body mt-3 hidden bg-paper"
          data-answer={answer}
          data-surface="paper"
        >
          <p className="text-muted text-sm font-semibold">{type}</p>
          <p className="flex flex-wrap items-baseline gap-x-3 text-heading text-xl font-display leading-normal">
            <span className="font-sans text-sm">可以先看</span>
            <strong>{destinations}</strong>
          </p>
          <p data-quiz="description" className="mt-2">
            {description}
          </p>
          <label
            data-quiz="close"
            className={`scripting:hidden! ${iconButton} cursor-pointer`}
            htmlFor={`${id}-0`}
          >
            <CloseMark />
          </label>
          <button type="button" data-quiz="close" className={`noscript:hidden! ${iconButton}`}>
            <CloseMark />
          </button>
        </div>
      ))}
      <p className="text-muted text-quiet mt-4">{countryTest.note}</p>
    </AnnouncedChoice>
  )
}

function CloseMark() {
  return (
    <>
      <span className="sr-only">收起结果</span>
      <Icon of="x" strokeWidth={1.75} />
    </>
  )
}
