import { paths } from '@/lib/routing/paths'

/** A source of the library: what comes from it and what its licence requires. */
type DataSource = {
  id: string
  name: string
  url: string
  /** Edition of the data, or day of reading. */
  edition: string
  licence: string
  taken: string
  /** Text required when the data is used, and the limits of the data. */
  note: string
}

export const dataSources: readonly DataSource[] = [
  {
    id: 'qs',
    name: 'QS 世界大学排名',
    url: 'https://www.topuniversities.com/world-university-rankings',
    edition: '2027 版；并列出同一来源里的 2026 版名次',
    licence: '© QS Quacquarelli Symonds，未开放许可',
    taken: '只取名次，按公布的写法（12、801-850、1401+）。没有取分数和分项指标。',
    note: '名次是已公布的事实，版权与数据库权利归发布方。每处名次都注明名称、年份并链接原站；完整榜单请到发布方网站看。',
  },
  {
    id: 'arwu',
    name: '软科世界大学学术排名（ARWU）',
    url: 'https://www.shanghairanking.com/rankings/arwu/2026',
    edition: '2026 版',
    licence: '© 软科 ShanghaiRanking，未开放许可',
    taken: '前 300 名：前 100 名为确切名次，以后为公布的区间。',
    note: '只收本库有的学校；301 名以后没有收。',
  },
  {
    id: 'ipeds',
    name: '美国教育统计中心 IPEDS',
    url: 'https://nces.ed.gov/ipeds/',
    edition: '费用：IC2022_AY，2022-23 学年；学校资料：HD2024',
    licence: '美国联邦政府资料，公有领域',
    taken:
      '美国学校的校名、所在地、性质、规模、学制；本科州外学费与杂费、住宿与伙食、书本、其他开支；研究生州外学费与杂费。',
    note: '费用已是几年前的数字，只用来看量级。今年的数字请看学校官网或 College Navigator。',
  },
  {
    id: 'ror',
    name: '研究机构登记 ROR',
    url: 'https://ror.org/',
    edition: '2026 年 6 月的记录',
    licence: 'CC0 1.0，无条件',
    taken: '英文名、城市、地区、国家、官网、ROR 编号与 Wikidata 编号。',
    note: '只读到 2022 年以后改动过的记录，约占登记总数的一半；其余学校靠别的来源补。',
  },
  {
    id: 'hipo',
    name: 'Hipo university-domains-list',
    url: 'https://github.com/Hipo/university-domains-list',
    edition: '2026 年 6 月',
    licence: 'MIT 许可，许可全文见本页下方',
    taken: '部分学校的官网地址。',
    note: '网址没有逐个打开核对。',
  },
  {
    id: 'cscse',
    name: '中文校名：教育部留学服务中心名单',
    url: 'https://www.cscse.edu.cn/',
    edition: '2025 年 4–5 月的名单，由 Laosheng.top 收录',
    licence: '该页注明知识共享 3.0，未写明具体种类；校名取自政府公布的名单',
    taken: '英文或当地校名与中文名的对应。名单里没有的，用通行译名；再没有的只写英文。',
    note: '在此一并致谢两处来源。名单会更新，学校改名后中文名可能仍是旧的；能否认证以该中心当日查询为准。',
  },
  {
    id: 'ontario',
    name: '安大略省私立学校在校人数',
    url: 'https://data.ontario.ca/',
    edition: '2019–2020 学年',
    licence: 'Open Government Licence – Ontario',
    taken: '中学部 100 人及以上的 126 所私立学校的校名、城市和人数。',
    note: 'Contains information licensed under the Open Government Licence – Ontario. 部分学校此后可能已经停办或改名。',
  },
  {
    id: 'high-schools',
    name: '美国与英国中学名单',
    url: '/yxk/hischool',
    edition: '未注明日期，约 2019–2020 年',
    licence: '未说明；只取校名、所在地、寄宿或走读这类事实',
    taken: '美国 173 所、英国 43 所中学的校名、所在地、寄宿或走读。名单里的收费、校长、评级一律没有取。',
    note: '明显的错误已改：几所学校被放错了州，已停办的几所已删去。其余仍可能有错，请先向学校核对。',
  },
  {
    id: 'admissions',
    name: '2027 年入学的截止日与美国考试政策',
    url: paths.schools,
    edition: '学校与申请系统的页面在 2026 年 7 月到 10 月存下的页面',
    licence: '单条事实，每条链接学校或系统自己的页面',
    taken:
      'UCAS、加州大学等系统和约一百所学校各轮的开放日与截止日，67 所美国学校要不要 SAT、ACT。页面没写的钟点和时区不补。',
    note: '没有逐条打开官网复核，递交前以官网为准。官网只写月日的，年份按本季推算；几份资料不一致的、转述的，都写在旁边，不倒数天数，也不进日历。',
  },
]

/** Required by the licence of the list of web addresses. */
export const mitNotice = {
  holder: 'Copyright (c) 2015 Hipo',
  paragraphs: [
    'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:',
    'The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.',
    'THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.',
  ],
} as const

/** What the library does not contain, with reasons. */
export const absent = [
  {
    title: '没有收录的学费',
    text: '美国、英国、澳大利亚、加拿大一部分学校，香港、新加坡和欧洲、日韩的少数学校，有注明年份的学费；德国、法国、日本的公立大学按国家或州的统一标准写，没有逐校核对，都标了“公立统一标准，入学前看学校”。其余学校的数没有收录。流传很广的各国费用表都是整数、没有来源，没有用。',
  },
  {
    title: '录取要求与截止日期',
    text: '按专业、年份和申请人学历变化，转抄必然过时。收了的有约一百所学校 2027 年入学的截止日、67 所美国学校 2026–27 季的考试政策（2024–25 季的折在下面）、香港授课型硕士 2026 年入学的截止日期、英国学校对中国学历的要求；其余指出该看官网的哪一页。',
  },
  {
    title: '国际学生单独的录取率',
    text: '美国公布的录取率是全体新生的。英国分专业的录取比例来源未能核实可否转载，没有收。',
  },
  {
    title: '部分日本和韩国学校',
    text: '留学服务中心名单里的日本、韩国学校，有的在各来源里都没有英文名，无法对应，只收了能对上的。',
  },
  {
    title: '部分城市与官网',
    text: '法国、德国、马来西亚有一百余所学校没有城市，少数学校没有网址。同名学校多，不凭猜测补。',
  },
  {
    title: '学生评价与打分',
    text: '没有可以核实身份的来源，所以不收，也不给学校打分。',
  },
] as const
