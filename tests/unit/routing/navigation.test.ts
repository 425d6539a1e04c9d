import { describe, expect, test } from 'vitest'
import { pathOfSegments, positionOfIndex, positionOfPath } from '@/lib/routing/active-item'
import { resolveAlias } from '@/lib/routing/aliases'
import { immigrationNavigation, type NavItem, studyNavigation } from '@/lib/routing/navigation'

const entriesOf = (items: NavItem[], label: string) =>
  items
    .find((item) => item.label === label)
    ?.groups.flatMap((group) => group.entries)
    .map((entry) => [entry.label, entry.kind === 'consult' ? `咨询:${entry.topic}` : entry.href])

const positionIn = (items: NavItem[], path: string) =>
  positionOfPath(
    items.map((item) => item.matches),
    resolveAlias(path),
  )

describe('the study navigation', () => {
  test('has these items in this order, which the parameter index counts', () => {
    expect(
      studyNavigation().map(({ label, action }) => [label, action?.kind === 'link' ? action.href : action]),
    ).toEqual([
      ['留学服务', null],
      ['学业规划', '/yyts'],
      ['日本留学', '/japan'],
      ['国际艺术', '/yishu'],
      ['精英规划', '/dl'],
      ['全球身份规划', '/ym_product'],
      ['背景提升', '/bjts_list?b=1,2,3,4,6,8,9,10'],
      ['热门专业', '/rmzy'],
      ['服务团队', null],
      ['录取喜报', '/goodnews'],
      ['院校库', '/yxk'],
      ['大学排名', '/special/ranking'],
    ])
  })

  test('links to countries with a page, and to a consultant for the others', () => {
    expect(entriesOf(studyNavigation(), '留学服务')).toEqual([
      ['美国', '/us'],
      ['英国', '/uk'],
      ['加拿大', '/can'],
      ['澳大利亚', '/au'],
      ['日本', '/japan'],
      ['新加坡', '/sg'],
      ['中国香港', '/special/dl_hk'],
      ['爱尔兰', '咨询:爱尔兰留学'],
      ['马来西亚', '咨询:马来西亚留学'],
      ['荷兰', '咨询:荷兰留学'],
      ['德国', '咨询:德国留学'],
      ['西班牙', '咨询:西班牙留学'],
      ['韩国', '咨询:韩国留学'],
      ['申请截止日', '/deadlines'],
      ['中外合作大学', '/joint'],
      ['大学转学', '/guide/transfer'],
      ['专科读硕士', '/guide/zhuanke'],
      ['预科与国际大一', '/guide/foundation'],
      ['多邻国与学校内测', '/guide/english-tests'],
      ['留服认证与落户', '/guide/cscse'],
      ['留学奖学金', '/guide/scholarship'],
      ['留学安全与 12308', '/guide/safety'],
      ['陪读与监护签证', '/guide/dependants'],
      ['海外高中一年多少钱', '/guide/school-costs'],
      ['英国工签与永居', '/guide/uk-work'],
      ['香港硕士要多少雅思', '/guide/hk-english'],
      ['艺术院校要交什么', '/guide/art-portfolio'],
      ['一年多少钱能去哪里', '/guide/budget'],
    ])
  })

  test('links to a consultant for each branch of art', () => {
    expect(entriesOf(studyNavigation(), '国际艺术')).toEqual([
      ['作品集辅导', '咨询:作品集辅导'],
      ['艺术院校申请', '咨询:艺术院校申请'],
      ['海外艺术游学', '咨询:海外艺术游学'],
      ['音乐与表演', '咨询:音乐与表演'],
    ])
  })

  test('lists the three teams', () => {
    expect(entriesOf(studyNavigation(), '服务团队')).toEqual([
      ['留学顾问', '/advisor'],
      ['前招生工作人员', '/zsg'],
      ['海外导师', '/ds'],
    ])
  })

  test('leads to the own host of Singapore and Hong Kong where one is configured', () => {
    const entries = entriesOf(studyNavigation({ singaporeHongKong: 'https://asia.example' }), '留学服务')
    expect(entries).toContainEqual(['新加坡', 'https://asia.example/sg'])
    expect(entries).toContainEqual(['中国香港', 'https://asia.example/hk'])
  })

  test('leads to the immigration site for identity planning where one is configured', () => {
    const item = studyNavigation({ immigration: 'https://ym.example' }).find(
      ({ label }) => label === '全球身份规划',
    )
    expect(item?.action).toEqual({ kind: 'link', href: 'https://ym.example' })
  })
})

describe('the immigration navigation', () => {
  test('has these items in this order', () => {
    expect(immigrationNavigation().map(({ label, action }) => [label, action])).toEqual([
      ['美国移民', null],
      ['加拿大移民', null],
      ['欧洲移民', null],
      ['护照移民', null],
      ['移民资讯', { kind: 'scroll', href: '/headlines', top: 3850 }],
      ['留学教育', { kind: 'link', href: '/' }],
    ])
  })

  test.each([
    ['美国移民', ['/special/ym_us_niw', '/special/ym_us_eb1a', '/special/ym_us_eb5']],
    ['加拿大移民', ['/special/ym_ca_man', '/special/ym_ca_ee', '/special/ym_ca_suv']],
    [
      '欧洲移民',
      ['/special/ym_eu_greece', '/special/ym_eu_malta', '/special/ym_eu_portugal', '/special/ym_eu_spain'],
    ],
    [
      '护照移民',
      [
        '/special/ym_hz_turkey',
        '/special/ym_hz_antigua',
        '/special/ym_hz_stkitts',
        '/special/ym_hz_dominica',
        '/special/ym_hz_grenada',
        '/special/ym_hz_stlucia',
        '/special/ym_hz_vanuatu',
      ],
    ],
  ])('%s lists its programmes', (label, hrefs) => {
    expect(entriesOf(immigrationNavigation(), label)?.map(([, href]) => href)).toEqual(hrefs)
  })
})

describe('the item a page belongs to', () => {
  test.each([
    ['/', null],
    ['/us', 1],
    ['/chanel/us', 1],
    ['/sg', 1],
    ['/countrylines/12', 1],
    ['/deadlines', 1],
    ['/joint/unnc', 1],
    ['/guide/transfer', 1],
    ['/product', 1],
    ['/special/bk_us', 1],
    ['/special/fyusa', 1],
    ['/special/us_yjs/entry', 1],
    ['/yyts', 2],
    ['/japan', 3],
    ['/special/jp_eju', 3],
    ['/special/bk_japan', 3],
    ['/yishu', 4],
    ['/special/ys_zh/ys_uk', 4],
    ['/special/jp_yishu', 4],
    ['/dl', 5],
    ['/special/dl_us', 5],
    ['/special/dl_zxbj', 5],
    ['/ym_product', 6],
    ['/ym_product/3', 6],
    ['/bjts_list', 7],
    ['/bjts_list/9', 7],
    ['/bjts', 7],
    ['/msbjts', 7],
    ['/rmzy', 8],
    ['/chanel/rmzy/index2', 8],
    ['/zylist/4', 8],
    ['/advisor', 9],
    ['/advisor/index1', 9],
    ['/zsg', 9],
    ['/ds', 9],
    ['/goodnews/2', 10],
    ['/yxk/hischool/7', 11],
    ['/hischool', 11],
    ['/special/ranking/qs', 12],
    ['/usa', null],
    ['/chanel/usual', null],
    ['/privacy', null],
  ])('%s is under item %s of the study navigation', (path, position) => {
    expect(positionIn(studyNavigation(), path)).toBe(position)
  })

  test.each([
    ['/special/ym_us_niw', 1],
    ['/special/ym_us_niw/entry', 1],
    ['/special/ym_ca_man', 2],
    ['/special/ym_eu_spain', 3],
    ['/special/ym_hz_vanuatu', 4],
    ['/product/ym_product', null],
    ['/', null],
  ])('%s is under item %s of the immigration navigation', (path, position) => {
    expect(positionIn(immigrationNavigation(), path)).toBe(position)
  })
})

test.each([
  ['1', 1],
  ['12', 12],
  ['07', 7],
  ['0', null],
  ['13', null],
  ['-1', null],
  ['1.5', null],
  ['1e1', null],
  ['', null],
  ['abc', null],
  [null, null],
])('index=%s is position %s of twelve', (value, position) => {
  expect(positionOfIndex(value, 12)).toBe(position)
})

test.each([
  [[], '/'],
  [['(default)'], '/'],
  [['(default)', 'chanel', 'us'], '/chanel/us'],
  [['(no-form)', 'yxk', '12'], '/yxk/12'],
  [['special', 'dl_zx', 'bj'], '/special/dl_zx/bj'],
])('segments %j spell %s', (segments, path) => {
  expect(pathOfSegments(segments)).toBe(path)
})
