import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Explained } from '@/lib/core/explained'
import { readRouting } from '@/lib/leads/routing/read'

const read = (text: string) =>
  readRouting({
    name: 'routing.yaml',
    text,
    cities: ['北京', '上海'],
    abroad: [],
    judge: ({ port }) => (port === '22' ? '端口不对' : null),
  })
const wrong = (text: string): readonly string[] => {
  try {
    read(text)
  } catch (error) {
    if (error instanceof Explained) return error.lines
    throw error
  }
  return []
}
const office = 'offices:\n  北京:\n    people: [王老师]\n'

describe('rules that cannot be used are refused with line, place and remedy', () => {
  it.each<[string, string, string]>([
    [
      'a rule with an unknown office',
      `${office}rules:\n  - { to: 天津, city: 北京 }\n`,
      '第 5 行，rules 第 1 条 › to 第 1 条：offices 里没有“天津”，现有 总部、北京；改成其中一个，或在 offices 里加上它',
    ],
    [
      'an office without people',
      'offices:\n  北京:\n    people: []\n',
      '第 3 行，offices › 北京 › people：至少写一位顾问',
    ],
    [
      'an unknown city',
      `${office}rules:\n  - to: 北京\n    city: 北京市\n`,
      '第 6 行，rules 第 1 条 › city 第 1 条：没有这个城市，是不是 北京？；可以写：北京、上海',
    ],
    ['an unknown form', `${office}rules:\n  - { to: 北京, form: plans }\n`, '是不是 plan？'],
    [
      'hours that end before they begin',
      'offices:\n  北京:\n    people: [王]\n    hours: 18:00-9:00\n',
      '第 4 行，offices › 北京 › hours 第 1 条：结束要晚于开始；过夜的分成两段，如 [22:00-24:00, 0:00-2:00]',
    ],
    [
      'an impossible time',
      'offices:\n  北京:\n    people: [王]\n    hours: 9-18\n',
      '要写成 9:00-18:00 这样的一段北京时间',
    ],
    [
      'an impossible day',
      'offices:\n  北京:\n    people: [王]\n    absent: 10月1日\n',
      '要写成 2026-10-01，或一段：2026-10-01..2026-10-07',
    ],
    [
      'a capacity of nothing',
      'offices:\n  北京:\n    people: [王]\n    capacity: 0\n',
      '至少 1；不接线索的日子写进 absent',
    ],
    [
      'a default office with absences',
      'offices:\n  总部:\n    absent: 2026-10-01\n',
      '第 3 行，offices › 总部 › absent：总部随时都要能接，不能写 absent',
    ],
    [
      'a rule behind one that always applies',
      `${office}rules:\n  - to: 北京\n  - { to: 总部, city: 上海 }\n`,
      '第 5 行，rules 第 1 条：这条没有条件，后面的规则永远轮不到；放到最后，或写上条件',
    ],
    [
      'a forbidden address',
      'offices:\n  北京:\n    people: [王]\n    webhook: https://a.cn:22/\n',
      '第 4 行，offices › 北京 › webhook：端口不对',
    ],
    [
      'a robot at a forbidden address',
      'offices:\n  北京:\n    people: [王]\n    robots: [{ feishu: https://a.cn:22/ }]\n',
      '第 4 行，offices › 北京 › robots 第 1 条 › feishu：端口不对',
    ],
    [
      'two robots in one',
      'offices:\n  北京:\n    people: [王]\n    robots: [{ feishu: https://a.cn/, wecom: https://a.cn/ }]\n',
      '第 4 行，offices › 北京 › robots 第 1 条：要写成 wecom: 网址',
    ],
    [
      'a signed robot of WeCom',
      'offices:\n  北京:\n    people: [王]\n    robots: [{ wecom: https://a.cn/, secret: SEC0123456 }]\n',
      '第 4 行，offices › 北京 › robots 第 1 条：企业微信的机器人不加签，去掉 secret',
    ],
    ['an unknown word', `${office}rule: []\n`, 'rule'],
    ['a text that is not YAML', 'offices: [', '第 1 行：看不懂，多半是缩进不齐'],
    [
      'colons of Chinese typing',
      'offices：\n  北京：\n',
      [1, 2].map((line) => `routing.yaml 第 ${line} 行：冒号要用英文的 : ，后面空一格`).join('\n'),
    ],
    ['an empty file', '', '第 1 行，全文：'],
  ])('%s', (_what, text, said) => {
    expect(wrong(text).join('\n')).toContain(said)
  })

  it('reports all errors at once', () => {
    expect(wrong('offices:\n  北京: { people: [] }\nrules:\n  - { to: 北京, city: 拉萨 }\n')).toHaveLength(2)
  })
})

it('the robots of an office may be of three kinds, signed or not', () => {
  const robots = [
    '{ wecom: https://a.cn/1 }',
    '{ dingtalk: https://a.cn/2, secret: SEC0123456 }',
    '{ feishu: https://a.cn/3, secret: abcdefgh12 }',
  ]
  const { offices } = read(`${office}    robots: [${robots.join(', ')}]\n`)
  expect(offices.get('北京')?.robots).toEqual([
    { kind: 'wecom', url: 'https://a.cn/1', secret: undefined },
    { kind: 'dingtalk', url: 'https://a.cn/2', secret: 'SEC0123456' },
    { kind: 'feishu', url: 'https://a.cn/3', secret: 'abcdefgh12' },
  ])
})

it('the example of the guide is valid', () => {
  const guide = readFileSync('lib/leads/routing/README.md', 'utf8')
  const text = /```yaml\n([\s\S]*?)```/.exec(guide)?.[1] ?? ''
  const { offices, rules } = read(text)
  expect([...offices.keys()]).toEqual(['总部', '北京', '上海'])
  expect(rules).not.toHaveLength(0)
})
