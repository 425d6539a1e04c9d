import { Link } from '@/components/ui/link'
import { WholeDays } from '@/components/ui/whole-values'
import { checkMark, datedPeriod } from '@/lib/facts/marks'

type SourceNoteProps = {
  source: { name: string; url: string }
  asOf: string
  check: boolean
}

/** The source and date of a figure, with a mark when the reader should check it again. */
export function SourceNote({ source, asOf, check }: SourceNoteProps) {
  const dated = datedPeriod(asOf)
  return (
    <span className="block text-muted text-xs leading-relaxed">
      来源：
      <Link href={source.url} className="text-inherit hover:text-link" rel="nofollow noopener">
        {source.name}
      </Link>
      {dated !== null && <WholeDays text={`，${dated}`} />}
      {(check || dated === null) && <span className="text-accent-strong">{checkMark}</span>}
    </span>
  )
}
