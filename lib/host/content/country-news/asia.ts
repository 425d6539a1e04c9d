import type { CountryArticleInput } from './country-news'

const author = '美世留学 欧亚升学组'
const updated = '2026-11-20'

/** Asian countries with one article each. */
export const asiaArticles: CountryArticleInput[] = [
  {
    id: 'kr-d2-and-topik',
    country: 'kr',
    title: '韩国留学：语学院还是直接申大学，TOPIK 和 D-2 存款怎么准备',
    summary: '没有韩语的先读语学院，有 TOPIK 三级以上的可试本科。存款按学校所在地分两档。',
    date: '2026-08-20',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '韩国大学一年两次招生，三月和九月开学，申请在前一学期的九到十一月和四到六月。外国人走单独的“外国人特别招生”，要求父母双方都是外国国籍或本人在海外读完全部中小学，入籍情况不同的家庭先问学校。',
        ],
      },
      {
        heading: '两种起点',
        paragraphs: [],
        list: [
          '语学院：大学附设，一期十周，一年四期，零起点到四级约一年，签证为 D-4。',
          '直接申请：本科多要求 TOPIK 三级以上，文科和传媒更高；英语授课项目看雅思或托福。',
          '大学院：看本科专业、研究计划、推荐信，最好先联系教授；艺术类看作品和实技。',
        ],
      },
      {
        heading: '存款',
        paragraphs: [
          '韩国驻青岛总领事馆 2023 年 7 月公告（visajx.com 转载）写明，自 2023 年 7 月 3 日起：学位课程（D-2）首都圈大学每年 {{kr-pof-metro}}，地方大学 {{kr-pof-local}}；语言研修首都圈 1000 万，地方 800 万。要求存入并保持一段时间，用存款证明和流水证明来源。各领区和各校的认证等级会影响材料多少，请以所属领馆当时的公告为准，请核对。',
        ],
      },
      {
        heading: '学历文件',
        paragraphs: [
          '最终学历要做认证：高中毕业证由学信网或教育部门认证并办领事认证或附加证明书，大学学历用学信网英文报告；父母与本人关系用公证。材料有有效期，先问学校要原件还是副本，预留一个月。',
        ],
      },
      {
        heading: '到校与打工',
        paragraphs: [
          '入境九十天内办外国人登记证，同时开银行账户和手机。国民健康保险对留学生是强制加入，按月扣缴，欠费影响延期。打工要先在学校和出入境办“时间制就业”许可，时数按课程、韩语水平和学校认证等级定，语学院入学半年后才可申请。',
          '毕业后找工作可申请 D-10 求职签，K-WITHUS 的页面称 2024 年起 D-2 毕业生最长可到三年，请在出入境外国人政策本部核对。选学校时看一眼该校是否为“教育国际化力量认证”大学，没有认证或受限制的，签证会难办得多。',
        ],
      },
    ],
    sources: [
      { name: 'Study in Korea（韩国官方）', url: 'https://www.studyinkorea.go.kr' },
      { name: '韩国驻华使领馆', url: 'https://overseas.mofa.go.kr/cn-zh' },
      {
        name: 'visajx.com：转载驻青岛总领事馆公告（2023-07，待核对）',
        url: 'https://visajx.com/a/9409.html',
      },
      { name: 'K-WITHUS：D-10 求职签（待核对）', url: 'https://k-withus.kr/en/visa/d-10-visa' },
      { name: 'TOPIK 考试', url: 'https://www.topik.go.kr' },
    ],
  },
  {
    id: 'my-emgs-process',
    country: 'my',
    title: '马来西亚留学：EMGS 批准信、入境和体检的先后',
    summary: '学校替你向 EMGS 申请，拿到批准信再办入境签证。七天内体检，没过会影响学生准证。',
    date: '2026-10-27',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '马来西亚的学生准证由教育部下属的 EMGS 统一受理，学校是申请人。流程清楚，但每一步都有先后，很多延误来自自己先买了机票。',
        ],
      },
      {
        heading: '学校怎么分',
        paragraphs: [],
        list: [
          '公立大学：马来亚、理科、国立、博特拉、理工等，研究型硕博多，审理慢。',
          '外国大学分校：诺丁汉、莫纳什等，学位由本部颁发。',
          '私立大学：泰莱、双威、思特雅等，有本校学位，也有双联课程。',
          '查资质：课程须在马来西亚学术资格鉴定局（MQA）的名册里，看代码和有效期。',
        ],
      },
      {
        heading: '申请步骤',
        paragraphs: [
          '录取后把护照整本扫描、学历、成绩、照片、体检自报表交学校；学校在 EMGS 系统递交，进度可用护照号查询百分比。批准后出电子批准信（eVAL），凭它在线申请单次入境签证。未拿到批准信之前不要入境，用旅游身份进去再转，通常不被接受。整个过程四到八周，斋月和年末更久。',
        ],
      },
      {
        heading: '入境之后',
        paragraphs: [
          '抵达时由学校接机或在指定通道报到，七天内到指定诊所体检，结果合格才贴准证。准证按年签，续签看出勤率与成绩，出勤低于规定会被注销。换学校要先由原校出放行信并取消旧准证，可能要出境再进。费用由 EMGS 与学校分别收取，本站没有查到 EMGS 现行收费表，请在其官网费用页核对后再付款。',
        ],
      },
      {
        heading: '语言与学习',
        paragraphs: [
          '英语授课为主，入学可用雅思、托福或学校内测；达不到的先读语言班，语言班也有准证时长的上限。研究型硕士要早联系导师，题目与数据来源先谈定；授课型按学分毕业，作业和考试各占一半左右。',
        ],
      },
      {
        heading: '回国认证',
        paragraphs: [
          '教育部留学服务中心对部分院校和项目的学制、在外停留时间看得较细，尤其是以线上为主或在境外停留过短的博士项目。报名前查公告，保留出入境章、准证、缴费与导师往来邮件。任何“免考、不用去、拿证快”的宣传，都应当直接放弃。',
        ],
      },
    ],
    sources: [
      { name: 'Education Malaysia Global Services（EMGS）', url: 'https://visa.educationmalaysia.gov.my' },
      { name: 'Study in Malaysia', url: 'https://educationmalaysia.gov.my' },
      { name: '马来西亚学术资格鉴定局（MQA）名册', url: 'https://www2.mqa.gov.my/mqr/' },
      { name: '教育部留学服务中心', url: 'https://www.cscse.edu.cn' },
    ],
  },
]
