import { z } from 'zod'
import { branchDetailWireSchema } from '@/lib/api/branches'
import { site } from '@/lib/site'

type Seat = { code: string; city: string; linkurl: string; overseas?: true }

const seats: Seat[] = [
  { code: 'bj', city: '北京', linkurl: '/bj' },
  { code: 'sh', city: '上海', linkurl: '/sh' },
  { code: 'gz', city: '广州', linkurl: '/gz' },
  { code: 'sz', city: '深圳', linkurl: '/sz' },
  { code: 'hz', city: '杭州', linkurl: '/hz' },
  { code: 'nj', city: '南京', linkurl: '/nj' },
  { code: 'cd', city: '成都', linkurl: '/cd' },
  { code: 'cq', city: '重庆', linkurl: '/cq' },
  { code: 'wh', city: '武汉', linkurl: '/wh' },
  { code: 'cs', city: '长沙', linkurl: '/cs' },
  { code: 'xa', city: '西安', linkurl: '/xa' },
  { code: 'zz', city: '郑州', linkurl: '/zz' },
  { code: 'qd', city: '青岛', linkurl: '/qd' },
  { code: 'fz', city: '福州', linkurl: '/fz' },
  { code: 'km', city: '昆明', linkurl: '/km' },
  { code: 'hn', city: '海口', linkurl: '/hn' },
  { code: 'xg', city: '香港', linkurl: '/hk', overseas: true },
  { code: 'xjp', city: '新加坡', linkurl: '/xjp', overseas: true },
]

/** Names where the branch is not called after its city. */
const names: Record<string, string> = { hn: '海南分公司' }

const mainlandTeams = [
  {
    name: '申请规划组',
    text: '按目标国家分工。首次面谈看成绩单、课程与时间，谈完给一张写明每月要做什么的计划表。',
  },
  {
    name: '文书与材料组',
    text: '整理成绩单、推荐信和活动经历，和学生一起改文书；内容由学生提供并确认，不代写经历。',
  },
  {
    name: '语言与考试组',
    text: '先做一次测评，再决定考托福、雅思还是别的考试，以及什么时候考、考几次。',
  },
  {
    name: '签证与行前组',
    text: '核对资金证明和表格，约面签，讲解入境、住宿、保险和选课，出发后仍可来问。',
  },
]

const overseasTeams: Record<string, { name: string; text: string }[]> = {
  xg: [
    { name: '在港学生支持组', text: '身份证预约、租房合同、转学分和续签的材料清单，按办理的先后来讲。' },
    { name: '香港申请组', text: '内地高考生的统招与自主招生、本地与非本地硕士，逐校核对截止日和面试形式。' },
    { name: '家长接待组', text: '粤语和普通话接待，预约后可当面看进度与材料。' },
  ],
  xjp: [
    {
      name: '在新学生支持组',
      text: '学生准证、体检、住宿和实习规定，先查校方与移民与关卡局的说明，再一起办。',
    },
    { name: '新加坡申请组', text: '公立大学本科与硕士、政府学校与私立院校的区别，先把学历认可讲清楚。' },
    { name: '家长接待组', text: '普通话和英语接待，预约后可当面看进度与材料。' },
  ],
}

/**
 * All branches. Street addresses are the company's to fill in, so they are null here; everyone is reached by the hotline, and the
 * opening hours are a sample.
 */
export const branches = z.array(branchDetailWireSchema).parse(
  seats.map(({ code, city, linkurl, overseas = false }) => ({
    code,
    city,
    name: names[code] ?? `${city}分公司`,
    linkurl,
    overseas,
    address: null,
    phone: site.hotline,
    hours: '周一至周日 9:00-18:00',
    transport: null,
    teams: overseasTeams[code] ?? mainlandTeams,
    sample: true,
  })),
)
