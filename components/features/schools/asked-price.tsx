import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { QueryForm } from '@/components/ui/query-form'
import { readAddress, type SearchParams, text, writeAddress } from '@/lib/address'
import { detailPath } from '@/lib/routing/paths'
import type { PriceSpread } from '@/lib/schools/price-spread'
import { findNamedSchool, type SchoolSearch } from './find-named-school'
import { PriceStrip } from './price-strip'

const fields = { school: text(60) }

type AskedPriceProps = {
  spread: PriceSpread
  countryName: string
  /** The page of the form. */
  path: string
  params: SearchParams
}

/** The prices of a country's schools, and a form that puts one school on the picture. The address keeps it. */
export async function AskedPrice({ spread, countryName, path, params }: AskedPriceProps) {
  const { school: words = '' } = readAddress(fields, params).values
  const found = await findNamedSchool({ words, country: spread.country })
  const own = spread.prices.find(({ id }) => id === found.school?.id)
  const problem = !words || own ? null : whyNot(found, words, { spread, countryName })
  return (
    <div id="own" className="grid">
      <PriceStrip spread={spread} countryName={countryName} {...(own && { own: own.id })} />
      <search aria-label="放上一所学校" className="border border-t-0 border-line bg-card p-4">
        <QueryForm state={words} action={`${path}#own`} className="flex flex-wrap items-end gap-3">
          <TextField
            id="own-school"
            name="school"
            label="校名"
            autoComplete="off"
            maxLength={60}
            defaultValue={own?.name ?? words}
            error={problem}
            errorMore={
              problem && (
                <Ways found={found} hrefOf={(school) => `${writeAddress(path, fields, { school })}#own`} />
              )
            }
          />
          <Button type="submit" variant="secondary" size="tall">
            放上去
          </Button>
        </QueryForm>
      </search>
    </div>
  )
}

/** Why a name is not on the picture. */
function whyNot(
  { school, others }: SchoolSearch,
  words: string,
  { spread, countryName }: Pick<AskedPriceProps, 'spread' | 'countryName'>,
) {
  if (school) return `图上没有${school.name}：只画有 QS 名次、公布了全校${spread.name}的大学。`
  if (others.length) return `“${words}”可能是几所学校，图上没有放。`
  return `没有找到叫“${words}”的${countryName}大学，图上没有放；请写中文或英文全名。`
}

/** Where to go on: the page of the school, or each one that the words may mean. */
function Ways({ found, hrefOf }: { found: SchoolSearch; hrefOf: (name: string) => string }) {
  const { school, others } = found
  if (school) return <Link href={detailPath.school(school.id)}>看这所学校的页面</Link>
  if (!others.length) return null
  return (
    <span className="flex flex-wrap gap-x-4">
      {others.map(({ id, name }) => (
        <Link key={id} href={hrefOf(name)}>
          {name}
        </Link>
      ))}
    </span>
  )
}
