import { NoteGrid } from '@/components/blocks/note-grid'
import { PageHead } from '@/components/blocks/page-head'
import { QrCode } from '@/components/site/chrome/qr-code'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { Container } from '@/components/ui/container'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { adviceOn } from '@/lib/collections/kinds/advice'
import { paths } from '@/lib/routing/paths'
import { comparisonHref, offerFields, offerParameters } from '@/lib/schools/offers'
import { compareLimit, comparePath, sourcesPath } from '@/lib/schools/school-ids'
import { absoluteUrl } from '@/lib/seo/json-ld'
import { CopyAddress, PrintPage } from '../tools/result-actions'
import './schools.css'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { QueryForm } from '@/components/ui/query-form'
import { controlOf } from '@/lib/address'
import { placeIn } from '@/lib/schools/places'
import { CompareForm } from './compare-form'
import { CompareExample, CompareTable, FoldPairs } from './compare-table'
import { type CompareData, longestName } from './load-compare'
import { ShortlistLink } from './shortlist-link'

const actionClass = 'text-link underline press'

/** Two to four schools side by side with the family's offers, questions about them, and how to choose others. */
export function ComparePage(data: CompareData) {
  const { schools, shown, offers } = data
  const isShown = shown.length > 0
  const href = comparisonHref(
    shown.map(({ id }) => id),
    offers,
  )
  const choices = (
    <>
      {schools.length > 1 && (
        <Fold label={`换一组：从这 ${schools.length} 所里勾选`} level={2} id="pick">
          <ComparePicker {...data} />
        </Fold>
      )}
      <Fold label={isShown ? '表里看不出来的，这样问' : '怎么对照'} level={2}>
        <NoteGrid notes={adviceOn(isShown ? 'questions-to-ask' : 'comparing')} />
      </Fold>
    </>
  )
  return (
    <>
      <Container>
        <div className="pb-8 grid grid-cols-1 gap-4">
          <div>
            <PageHead
              crumbs={[
                { label: '首页', href: '/' },
                { label: '院校库', href: paths.schools },
                { label: '并排对照' },
              ]}
              title="院校并排对照"
              scene="comparison"
              meta={
                <>
                  <Link href={paths.schools} className="reach">
                    去挑大学
                  </Link>
                  <Link href={paths.highSchools} className="reach">
                    去挑中学
                  </Link>
                  <ShortlistLink />
                </>
              }
            />
          </div>
          {[...notesOf(data), ...data.errors].map((note) => (
            <p key={note} className="px-4 py-3 noted" role="status">
              {note}
            </p>
          ))}
          <AddSchool {...data} />
          {data.example.length > 0 && <CompareExample {...data} schools={data.example} />}
          {isShown ? (
            <>
              <CompareTable {...data} schools={shown}>
                <Fold label="写进我的 offer：定金、最晚哪天答复、奖学金" level={2} id="offers">
                  <OfferForm {...data} />
                </Fold>
                {choices}
              </CompareTable>
              <p className="print:hidden! flex flex-wrap items-center gap-x-6">
                <PrintPage className={actionClass} />
                <CopyAddress address={absoluteUrl(href)} className={actionClass} />
              </p>
              <div data-school="printed" className="hidden print:gap-4">
                <QrCode value={absoluteUrl(href)} label="扫码打开这份对照" />
                <p>扫码打开这份对照。数据来源：{absoluteUrl(sourcesPath)}</p>
              </div>
            </>
          ) : (
            <FoldPairs>{choices}</FoldPairs>
          )}
          <p className="text-muted text-quiet print:hidden!">
            没有来源的写“暂无数据”，那一所在这一行就不能比。地址里带着所选学校，可以收藏、转发给家人或打印。
          </p>
        </div>
      </Container>
      {isShown && (
        <BottomForm
          kind="general"
          source={`院校对照·${shown.map(({ name }) => name).join('、')}`}
          title="请顾问看这份对照"
          tool={href}
        />
      )}
    </>
  )
}

const notesOf = ({ schools, shown, unknown }: CompareData) =>
  [
    unknown > 0 && `地址里有 ${unknown} 所学校没有找到，可能已经更名或删除，其余照常显示。`,
    !schools.length &&
      '还没有选学校。在下面写校名加进来；或到院校库、中学库勾选 2–4 所，再点“对照所选院校”。',
    schools.length === 1 && '只有一所学校，再选一所才能对照。',
    schools.length > shown.length &&
      `一次并排看 ${compareLimit} 所，其余 ${schools.length - shown.length} 所在表下面“换一组”里。`,
  ].filter((note) => note !== false)

/** Chooses which of the schools in the address are side by side. */
function ComparePicker({ schools, shown, nameOf }: CompareData) {
  return (
    <CompareForm>
      <ul className="grid grid-cols-fill-17 gap-x-4 gap-y-2">
        {schools.map((school) => (
          <li key={school.id}>
            <label
              data-school="choice"
              className="p-3 cursor-pointer flex gap-3 min-h-target border border-line rounded-sm bg-white h-full"
            >
              <input
                className="size-5 mt-1"
                type="checkbox"
                name="ids"
                value={school.id}
                defaultChecked={shown.includes(school)}
              />
              <span>
                {school.name}
                <span className="block text-muted text-sm">{placeIn(nameOf(school.country), school)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </CompareForm>
  )
}

/** The offers of the compared schools as a form. They go into the address only, so that a family can share them. */
function OfferForm({ schools, shown, offers }: CompareData) {
  const ids = schools.map(({ id }) => id)
  return (
    <QueryForm
      state={offerParameters(ids, offers)}
      action={comparePath}
      omitsEmpty
      aria-label="写进我的 offer"
      className="grid gap-4"
    >
      <p className="text-muted">写的只在网址里：发给家人能看到，本站不存。</p>
      <input type="hidden" name="ids" value={ids.join(',')} />
      {shown.map(({ id, name }, at) => (
        <fieldset key={id} className="grid gap-3 md:grid-cols-3">
          <legend className="mb-2 font-semibold text-heading">{name}</legend>
          {offerFields(at).map(({ name, parameter, field }) => {
            const { label = '', placeholder, maxLength } = controlOf(field)
            return (
              <TextField
                key={parameter}
                id={parameter}
                name={parameter}
                label={label}
                {...(name === 'reply' ? { type: 'date' } : { placeholder, maxLength })}
                defaultValue={offers.get(id)?.[name]}
              />
            )
          })}
        </fieldset>
      ))}
      <p>
        <Button type="submit" variant="secondary">
          写进对照
        </Button>
      </p>
    </QueryForm>
  )
}

/** A field for one more school of the comparison, and the choices when a name may mean several. It needs no script. */
export function AddSchool({ schools, typed, offers }: Pick<CompareData, 'schools' | 'typed' | 'offers'>) {
  const ids = schools.map(({ id }) => id)
  const refused = typed.find(({ school }) => !school)?.words ?? ''
  return (
    <div className="print:hidden! grid grid-cols-1 gap-3">
      <form action={comparePath} method="get" className="items-end flex flex-wrap gap-3">
        {ids.length > 0 && <input type="hidden" name="ids" value={ids.join(',')} />}
        {offerParameters(ids, offers).map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
        <TextField
          key={`${refused} ${ids.length}`}
          id="compare-add"
          name="add"
          label="写校名加进对照"
          placeholder="如 UCL、曼大、哈佛"
          maxLength={longestName}
          defaultValue={refused}
        />
        <Button type="submit" variant="secondary" size="tall">
          加进对照
        </Button>
      </form>
      {typed
        .filter(({ words, school, others }) => others.length > 0 || (words && !school))
        .map(({ words, school, others }) => (
          <p key={words} role="status">
            {!others.length ? (
              <>
                没有找到“{words}”，请换学校的中文或英文全名，或到
                <Link href={`/search?Keyword=${encodeURIComponent(words)}`}>站内搜索</Link>里找。
              </>
            ) : (
              `“${words}”${!school ? '可能是几所学校，请选' : '也可能是'}：`
            )}
            {others.map(({ id, name }, at) => (
              <span key={id}>
                {at > 0 && '、'}
                <Link href={comparisonHref([...ids.filter((one) => one !== school?.id), id], offers)}>
                  {name}
                </Link>
              </span>
            ))}
          </p>
        ))}
    </div>
  )
}
