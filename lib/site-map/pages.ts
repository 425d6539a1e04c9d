import { listBranches } from '@/lib/collections/kinds/branch'
import { guides } from '@/lib/collections/kinds/guide'
import { guidePath } from '@/lib/facts/guides/guide'
import { jointPath, jointUniversities } from '@/lib/facts/guides/joint-universities'
import { resolveAlias } from '@/lib/routing/aliases'
import { tools } from '@/lib/tools/tools'

/**
 * A page of our own. `words`: what people search for when they mean it, apart from its name. `indexed`: false when the page asks not to
 * be indexed.
 */
type SitePage = { name: string; href: string; words?: string; indexed?: false }

type SitePageSection = { id: string; title: string; pages: SitePage[] }

/**
 * The pages that are not campaigns with a content.yaml, by canonical address. Pages of single records are left out: their lists link to
 * them.
 */
export const sitePageSections: readonly SitePageSection[] = [
  {
    id: 'main',
    title: '主要页面',
    pages: [
      { name: '首页', href: '/' },
      { name: '录取喜报', href: '/goodnews', words: '录取 offer 榜' },
      { name: '成功案例', href: '/caselist', words: '案例 录取 背景' },
      { name: '留学头条', href: '/headlines', words: '资讯 新闻 文章' },
      {
        name: '政策变动',
        href: '/headlines/changes',
        words: '签证 移民 新规 改了什么 生效 日期 涨价 取消 关闭',
      },
      {
        name: '留学申请截止日',
        href: '/deadlines',
        words: '截止日期 申请时间 DDL 早申 常规轮 UCAS 什么时候截止',
      },
      { name: '行业动态', href: '/industry', words: '资讯 新闻 中介 合同' },
      { name: '国家留学资讯', href: '/countrylines', words: '各国 国家 资讯 指南' },
      { name: '联系我们', href: '/touchus', words: '电话 地址 热线 咨询 投诉' },
      { name: '站内搜索', href: '/search', indexed: false },
      { name: '网站地图', href: '/map' },
      { name: '隐私保护协议', href: '/privacy', words: '个人信息 隐私政策' },
    ],
  },
  {
    id: 'library',
    title: '院校与专业',
    pages: [
      { name: '院校库', href: '/yxk', words: '大学 学校 查询 排名 选校' },
      { name: '中学库', href: '/yxk/hischool', words: '高中 寄宿 走读 私立' },
      { name: '找课程', href: '/yxk/programmes', words: '课程 专业 学费 学制 硕士 本科 programme' },
      { name: '院校对比', href: '/yxk/compare', words: '比较 备选' },
      { name: '中国院校名单查询', href: '/yxk/china', words: '英国 本科学校 归类 均分要求' },
      { name: '院校数据来源', href: '/yxk/sources', words: '出处 许可' },
      { name: '数据出处', href: '/data-sources', words: '费用 签证 出处 核对日期' },
      { name: '专业库', href: '/zylist', words: '专业 方向 选专业' },
      { name: '热门专业', href: '/chanel/rmzy', words: '专业 方向 就业 选专业 领域' },
      { name: '按底子选专业', href: '/chanel/rmzy/index2', words: '热门专业 方向 先修课 兴趣' },
      { name: '世界大学排名', href: '/special/ranking', words: '排名 榜单 QS 泰晤士 软科' },
      { name: 'QS 世界大学排名', href: '/special/ranking/qs', words: '排名 榜单' },
      { name: '泰晤士高等教育世界大学排名', href: '/special/ranking/the', words: 'THE 排名 榜单' },
      { name: '软科世界大学学术排名', href: '/special/ranking/arwu', words: 'ARWU 排名 榜单' },
      { name: 'U.S. News 全球大学排名', href: '/special/ranking/usnews', words: 'usnews 排名 榜单' },
      { name: '美国大学排名', href: '/special/ranking/us', words: '榜单' },
      { name: '英国大学排名', href: '/special/ranking/uk', words: '榜单' },
      { name: '加拿大大学排名', href: '/special/ranking/can', words: '榜单' },
      { name: '澳大利亚大学排名', href: '/special/ranking/au', words: '榜单' },
      { name: '亚洲大学排名', href: '/special/ranking/asia', words: '榜单' },
      { name: '日本大学排名', href: '/special/ranking/japan', words: '榜单' },
    ],
  },
  {
    id: 'services',
    title: '服务与产品',
    pages: [
      { name: '留学产品', href: '/product', words: '服务 申请 包含 退费' },
      { name: '海外身份规划', href: '/product/ym_product', words: '移民 居留 护照 永居' },
      {
        name: '美国移民排期',
        href: '/special/ym_us_bulletin',
        words: '签证公告 排期 表A 表B 优先日 截止日 EB-1 EB-2 EB-3 EB-5 NIW',
      },
      {
        name: '加拿大快速通道邀请轮次',
        href: '/special/ym_ca_rounds',
        words: 'Express Entry EE CRS 分数线 邀请 经验类 省提名 法语',
      },
      {
        name: '身份与国内升学',
        href: '/special/ym_cn_school',
        words: '华侨生联考 港澳台联考 国际生 外国护照 540天 900天 清华 北大',
      },
      {
        name: '语言与考试课程',
        href: '/yylist',
        words: '托福 雅思 SAT 日语 培训 培训班',
      },
      { name: '背景提升项目', href: '/bjts_list', words: '科研 实习 竞赛 公益 论文 作品集' },
    ],
  },
  {
    id: 'guides',
    title: '先查清楚',
    pages: [
      ...guides.list().map(({ slug, name, words }) => ({ name, href: guidePath(slug), words })),
      {
        name: '一年多少钱能去哪里',
        href: '/guide/budget',
        words: '预算 10万 20万 30万 50万 便宜 一年多少钱 留学费用',
      },
    ],
  },
  {
    id: 'joint',
    title: '中外合作大学',
    pages: [
      { name: '中外合作大学', href: '/joint', words: '中外合作 合作办学 学费 分数线 文凭 认可' },
      ...jointUniversities.map(({ id, name, aliases }) => ({
        name,
        href: jointPath(id),
        words: `${aliases.join(' ')} 中外合作 学费 分数线 文凭`,
      })),
    ],
  },
  {
    id: 'team',
    title: '服务团队',
    pages: [
      { name: '留学顾问', href: '/advisor', words: '老师 顾问 咨询' },
      { name: '留学顾问一览', href: '/advisor/index1', words: '老师 顾问' },
      { name: '服务团队', href: '/team', words: '老师 导师 招生官' },
      { name: '前招生工作人员', href: '/team/zsg', words: '招生官 审阅' },
      { name: '海外导师', href: '/team/daoshi', words: '导师 科研' },
    ],
  },
  {
    id: 'channels',
    title: '频道',
    pages: [
      { name: '美国留学', href: '/chanel/us', words: '美国大学 本科 硕士 早申 SAT F-1' },
      { name: '英国留学', href: '/chanel/uk', words: '英国大学 本科 硕士 UCAS 预科 语言班' },
      { name: '加拿大留学', href: '/chanel/can', words: '加拿大大学 OUAC OSSD 学习许可' },
      { name: '澳大利亚与新西兰留学', href: '/chanel/au', words: '澳洲 澳大利亚 新西兰 高考直录 485' },
      { name: '日本留学', href: '/chanel/japan', words: '语言学校 大学院 专门学校 留考' },
      { name: '新加坡留学', href: '/chanel/sg', words: '公立大学 私立学院 学费助学金' },
      { name: '学业规划', href: '/chanel/yyts', words: '年级 选课 规划 初中 高中' },
      { name: '精英规划', href: '/chanel/dl', words: '名校 藤校 牛剑' },
      { name: '国际艺术', href: '/chanel/yishu', words: '作品集 艺术 设计 音乐' },
      { name: '背景提升', href: '/chanel/bjts', words: '科研 实习 竞赛 公益' },
      { name: '美世背景提升', href: '/chanel/msbjts', words: '立项 验收' },
      { name: '院校游学', href: '/chanel/yxyx', words: '夏校 游学 研学' },
      { name: '案例频道', href: '/chanel/case', words: '留学案例 录取 未录取' },
    ],
  },
  {
    id: 'tools',
    title: '工具',
    pages: tools.map(({ name, path, words }) => ({ name, href: path, words })),
  },
  {
    id: 'branches',
    title: '分公司',
    pages: listBranches().map(({ name, linkurl, city }) => ({
      name,
      href: resolveAlias(linkurl),
      words: city,
    })),
  },
]
