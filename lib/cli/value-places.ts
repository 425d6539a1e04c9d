import { globSync, readFileSync } from 'node:fs'
import { finderNames, studyLevelIds } from '@/lib/schools/finder'
import { keysFor, keysWhere, schoolValueFile, valueDefinition, valuesBehind } from '@/lib/schools/values'

/** The functions that word a matter, and what they word. */
const words = {
  valueText: '院校库的每一项数值',
  tileOf: '学校页最上面的一格',
  chinaAverage: '英国大学对国内均分的要求',
  thresholdsOf: '高考、A-level、IB、绩点等门槛与所附的英语要求',
  standing: '截止日离今天多远',
  registeredFeesOf: '登记过的学校价格',
  routeFact: '指南里的一句：多邻国、四六级、托福、奖学金、打工',
  toSchoolFee: '计算器的学费',
  rankInWords: '名次',
} as const

const titles = {
  costs: '费用',
  admission: '录取',
  outcomes: '去向',
  place: '学校',
  past: '过往一季',
} as const

/** Where each value of the library is printed, and which modules use each function that words a matter. */
export function valuePlaces(): string {
  const { questions, tiles } = schoolValueFile.read()
  const asked = new Set([...Object.keys(questions), ...finderNames])
  const rows = keysWhere(() => true).map((key) => {
    const { label, section, column, compared, strip } = valueDefinition(key)
    const inTiles = Object.entries(tiles).filter(([, names]) =>
      names.flat().some((name) => keysFor(name).includes(key)),
    )
    const filters = [...asked].filter((name) =>
      studyLevelIds.some((study) => valuesBehind(name, study).includes(key)),
    )
    const places = [
      inTiles.length > 0 && `最上面的格（${inTiles.map(([country]) => country).join('、')}）`,
      section && `学校页“${titles[section]}”`,
      compared && '对照',
      column && `列表“${column}”`,
      strip && '本国位置',
      filters.length > 0 && `问题与筛选 ${filters.join('、')}`,
    ].filter(Boolean)
    return `| ${label} | ${key} | ${places.join('；') || '只在问到时'} |`
  })
  const files = globSync('{app,components,lib}/**/*.{ts,tsx}').sort()
  const users = Object.entries(words).map(([name, what]) => {
    const imported = new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\}`, 'm')
    const used = files.filter((file) => imported.test(readFileSync(file, 'utf8')))
    return `| ${what} | \`${name}\` | ${used.map((file) => file.replace(/\.tsx?$/, '')).join('<br>')} |`
  })
  return [
    '# 院校库的数值写在哪里\n',
    '由 `npm run data -- --places` 按 `lib/content/schools/values.yaml` 和代码写成，不手改。\n',
    '| 事 | 措辞的函数 | 用它的地方 |\n|--|--|--|',
    ...users,
    '\n| 数值 | 编号 | 印在哪里 |\n|--|--|--|',
    ...rows,
    '',
  ].join('\n')
}
