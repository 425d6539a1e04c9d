import { statement } from '@/lib/facts/registry'
import { SourceLink } from './source-link'

/** The statement of an embassy about travel, by country. */
const adviceOf: Readonly<Record<string, string>> = { jp: 'cn-jp-warning' }

/** What the Chinese embassy advises about travel to a country, with its day; nothing where none was read. */
export function TravelAdvice({ country }: { country: string }) {
  const id = adviceOf[country]
  if (id === undefined) return null
  const { text, source } = statement(id)
  return (
    <p className="text-sm max-w-measure" role="note">
      {text}来源：
      <SourceLink source={source} />
    </p>
  )
}
