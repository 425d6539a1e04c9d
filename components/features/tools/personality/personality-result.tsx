import { Link } from '@/components/ui/link'
import { paths } from '@/lib/routing/paths'
import { interestTest, type PersonalityResult, personalityVersion, type Score } from '@/lib/tools/personality'
import '../tools.css'
import './personality.css'

const mostPoints = 10

/** Names only liked types; types with equal points have no order. */
function headline({ leading, scores, isFlat }: Extract<PersonalityResult, { kind: 'result' }>): string {
  if (scores.every(({ liked }) => liked.length === 0)) return '没有选“喜欢”的题，看不出偏好'
  if (isFlat || leading.length === 0) return '六类兴趣相差不大'
  const names = leading.map((type) => interestTest.read().profiles[type].name).join('、')
  const isRestDisliked = scores.every(({ type, points }) => leading.includes(type) || points === 0)
  if (leading.length > 1) return `靠前的 ${leading.length} 类：${names}`
  return `靠前的一类：${names}，${isRestDisliked ? '其余没有偏好' : '其余不分先后'}`
}

/** The result of the answers, the reasons, and what would change it. */
export function PersonalityResultView({ result }: { result: PersonalityResult }) {
  if (result.kind === 'insufficient') {
    return (
      <section data-tool="result" aria-labelledby="result" id="result-section" tabIndex={-1}>
        <h2 id="result">{result.answered === 0 ? '还没有作答' : '信息不足'}</h2>
        <p>
          {result.answered === 0
            ? `一题都没有选，还不能给结果。每一类至少要答三题，一共 ${result.missing} 题；请从下面第一题开始。`
            : `已答 ${result.answered} 题。每一类至少要答三题才能排出先后，还差 ${result.missing} 题。请在下面补答，已选的都还在。`}
        </p>
      </section>
    )
  }
  const { scores, leading, margin, isFlat } = result
  const named = scores.filter(({ type }) => leading.includes(type))
  return (
    <section data-tool="result" aria-labelledby="result" id="result-section" tabIndex={-1}>
      <header data-tool="header" className="grid gap-2">
        <h2 className="font-display tabular-nums" id="result">
          {headline(result)}
        </h2>
        <p className="max-w-measure text-muted text-sm">
          已答 {result.answered} 题 · 规则版本 {personalityVersion}
        </p>
      </header>
      {isFlat && <p>目前看不出明显的偏好。可以先各修一门入门课，或过一段时间再答一次，对照两次的变化。</p>}
      <ScoreTable scores={scores} />
      <div className="grid-cols-fit-20 grid gap-6">
        {named.map((score) => (
          <TypeCard key={score.type} score={score} />
        ))}
      </div>
      <section className="grid gap-2" aria-labelledby="change">
        <h3 id="change">什么会改变这个结果</h3>
        <p>
          {named.length < 2 || isFlat
            ? '换几题的答案，次序就会变。'
            : margin <= 1
              ? '前两类的得分几乎相同，任何一题换个答案，次序都可能对调，所以请把它们放在一起看。'
              : `第一类比第二类多 ${margin} 分；要让次序对调，至少有 ${Math.ceil(margin / 2)} 题要换答案。`}
          兴趣会随经历变化。选专业还要看成绩基础、预算和就业，这份测试只回答“做什么事更有劲”，不测能力，也不作诊断。
        </p>
      </section>
      <nav className="flex flex-wrap gap-x-6" aria-label="接下来">
        <Link className="press" href={paths.majorList}>
          查看专业介绍
        </Link>
        <Link className="press" href="/special/condition_pc">
          看看条件够哪些国家
        </Link>
        <Link className="press" href="/special/test">
          重新作答
        </Link>
      </nav>
    </section>
  )
}

function ScoreTable({ scores }: { scores: readonly Score[] }) {
  return (
    <table data-personality="scores" className="w-full">
      <caption>六类兴趣的得分（每类 5 题，喜欢 2 分，说不准 1 分，不喜欢 0 分）</caption>
      <thead>
        <tr>
          <th scope="col">类型</th>
          <th scope="col">得分</th>
          <th scope="col">已答</th>
        </tr>
      </thead>
      <tbody>
        {scores.map((score) => (
          <tr key={score.type}>
            <th scope="row">{interestTest.read().profiles[score.type].name}</th>
            <td>
              <span data-personality="points" className="font-semibold">
                {score.points}
              </span>
              <svg
                viewBox={`0 0 ${mostPoints} 1`}
                preserveAspectRatio="none"
                data-personality="bar"
                className="h-3 bg-ink-50"
                aria-hidden="true"
              >
                <rect width={score.points} height="1" />
              </svg>
            </td>
            <td>{score.answered} / 5</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TypeCard({ score }: { score: Score }) {
  const profile = interestTest.read().profiles[score.type]
  return (
    <article className="grid content-start gap-3 pt-4 border-t-3 border-t-ink-700">
      <h3>{profile.name}</h3>
      <p>{profile.likes}</p>
      <dl className="grid gap-1">
        <dt className="mt-2 text-muted text-sm">为什么是它</dt>
        <dd>
          {score.liked.length > 0
            ? `您选了“喜欢”：${score.liked.join('；')}。`
            : '没有选“喜欢”的题，得分来自“说不准”。'}
        </dd>
        <dt className="mt-2 text-muted text-sm">可以看的专业方向</dt>
        <dd>{profile.majors}</dd>
        <dt className="mt-2 text-muted text-sm">到国外读，先看什么</dt>
        <dd>{profile.abroad}</dd>
        <dt className="mt-2 text-muted text-sm">要留意的</dt>
        <dd>{profile.caution}</dd>
      </dl>
    </article>
  )
}
