import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '美国学生签证 F-1：从 I-20 到入境逐步走',
    description:
      '美国学生签证要依次办 I-20、SEVIS 费、DS-160、面谈和入境。本页按顺序写材料、费用来源与日期、面谈问什么、行政审查怎么办，停留期限的规则到哪里查。',
  },
  family: 'visas',
  hue: 'us',
  picture: 'visa',
  source: '专题:美国学生签证',
  form: { kind: 'general', title: '核对一遍面签材料' },
  sections: [
    {
      type: 'hero',
      name: '美国学生签证',
      title: '美国学生签证 F-1：从 I-20 到入境分六步',
      lead: 'F-1 签证由领事官当面决定，谈话很短，判断多半来自您填过的表。所以要把功夫放在前面：I-20 上的信息、DS-160 的每一行、资金的来源，三处说的是同一件事，面谈就只剩下复述。',
      answer: {
        items: [
          { label: '签证申请费', fact: 'us-mrv-2026' },
          { label: 'SEVIS 费', fact: 'us-sevis-2026' },
          { label: '签证诚信费下限', fact: 'us-visa-integrity-fee' },
          { label: '毕业后实习', fact: 'us-opt' },
        ],
      },
      points: [
        { label: '法律前提', text: '学生身份以学完离境为前提，并要证明有足够资金' },
        { label: '谁来面谈', text: '本人；2025 年 9 月起免面谈范围收窄，以国务院页面为准' },
        { label: '谁决定入境', text: '签证只让您到口岸，入境由海关与边境保护局官员决定' },
      ],
    },
    {
      type: 'steps',
      heading: 'F-1 签证办理流程与时间',
      items: [
        {
          title: '拿 I-20，逐行核对',
          text: '姓名拼写、出生日期、专业、起止日、资金来源都要和护照、存款一致。有错先请学校重开，别带着错去缴费。',
          duration: '录取并交资金证明后 2–6 周',
        },
        {
          title: '缴 SEVIS I-901 费',
          text: '在 fmjfee.com 填 I-20 上的 SEVIS 号（N 开头）缴费，打印收据。转学、换校、换项目的情况有不同，先看说明。',
          duration: '面谈前至少三天',
        },
        {
          title: '填 DS-160',
          text: '中文名、旧护照、就读学校、资助人、旅行与社交账号如实填。提交后的确认页条码与预约时用的要一致，改表就要重新对应。',
          duration: '半天',
        },
        {
          title: '缴签证费、约面谈',
          text: '在官方预约系统建档、缴费、选领馆与日期。旺季要排队，越早越好，不要找人代抢位置。',
          duration: '1–8 周',
        },
        {
          title: '面谈',
          text: '带护照、I-20、SEVIS 收据、DS-160 确认页、成绩单和资金证明。回答短、真、和表一致。',
          duration: '当天',
        },
        {
          title: '取护照，入境',
          text: '看签证页上的姓名、类型和 SEVIS 号。开学前三十天内可以入境，I-20、录取信随身带，别托运。',
          duration: '数日到数周',
        },
      ],
    },
    {
      type: 'figures',
      heading: '美国签证费、SEVIS 费与资金',
      caption: '美国学生签证的费用与资金参照',
      items: [
        { fact: 'us-sevis-2026', note: 'F-1 学生；J-1 另是一档。' },
        { fact: 'us-mrv-2026', note: '每次申请都付，不退。' },
        {
          fact: 'us-visa-integrity-fee',
          note: '法律规定的最低额。2025 年时实施时间未公布；现在收不收，办理前到国务院费用页查。',
        },
        { fact: 'us-uiuc-2627', note: '学校自己公布的国际生一年费用，I-20 上的数由它而来。' },
      ],
      footnote: '中国护照的十年旅游商务签证要登记 EVUS，F-1 学生签证不用，别混在一起。',
    },
    {
      type: 'features',
      heading: 'F-1 签证面谈问什么',
      look: 'grid',
      items: [
        {
          title: '为什么是这所学校',
          text: '说一门课、一个研究方向或一项实习安排，用一两句。背“学校历史悠久”没有意义。',
        },
        {
          title: '读完做什么',
          text: '法律预设申请人有移民意图，要由您说明学完的安排：岗位、家业、家庭联系。说得具体，别背口号。',
        },
        { title: '谁付钱', text: '资助人与您的关系、职业、每年收入，与存款单的数要对得上。' },
        { title: '您以前去过哪', text: '如实答。以前有拒签、逾期，先查原因，再准备说明。' },
        {
          title: '敏感专业',
          text: '航空、芯片、人工智能、生物等方向可能被要求交研究计划、导师信，去美国做实验的写清用途。',
        },
        {
          title: '社交账号',
          text: '学生类签证申请人被要求把社交账号设为公开，账号要与 DS-160 填的一致，临近面谈不要大批删改。',
        },
      ],
    },
    {
      type: 'rules',
      heading: 'F-1 停留期限 D/S 与 H-1B 新规：2026 年 10 月的情况',
      intro:
        '几项规则都在诉讼或审议之中，下面写明读到哪一天。动身前问学校国际学生办公室，并看 Study in the States 网站。',
      items: [
        {
          statement: 'us-ds-status',
          note: '入学后第一周看清自己的 I-94 上写的是日期还是 D/S。',
        },
        { statement: 'us-ds-rule', note: '若日后生效，博士和连读两个学位的同学会多一道延期申请。' },
        { statement: 'us-h1b-weighted', note: '毕业后想留下工作的，选岗位时要看工资等级。' },
        { statement: 'us-h1b-100k' },
      ],
    },
    {
      type: 'checklist',
      heading: '去领馆那天带齐',
      official: {
        label: '美国国务院：Student Visa',
        href: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
      },
      groups: [
        {
          title: '必带',
          items: [
            '护照，有效期足够长，旧护照上有美签的一起带',
            'I-20 原件，自己签名',
            'SEVIS 缴费收据、DS-160 确认页、面谈预约页',
            '符合要求的照片一张',
          ],
        },
        {
          title: '备着',
          items: [
            '录取信、成绩单、语言成绩',
            '存款证明、流水、收入和纳税证明、资助人关系证明',
            '简历与研究计划（硕博）',
            '上一次签证与护照（有的话）',
          ],
        },
      ],
    },
    {
      type: 'faq',
      heading: '行政审查、签证到期与 10043 号公告',
      items: [
        {
          question: '被要求行政审查（221(g)）怎么办？',
          answer:
            '领事官会给一张说明，缺材料的按要求补交，涉及专业的等审查完成。没有固定时长，别反复重新提交 DS-160；离开学近了，先联系学校改入学期和 I-20。',
        },
        {
          question: '签证到期了还能留在美国吗？',
          answer:
            '签证是入境用的，合法停留看 I-94 和 I-20。签证过期本身一般不影响在境内继续学习，但离境后再进来要重新申请。I-94 和 I-20 有日期的，按日期来。',
        },
        {
          question: '硕博会不会因国内学校被拒？',
          answer:
            '2020 年的第 10043 号总统公告对与军民融合机构有关的研究生作了限制，是否适用由领事官和审查机构判断。申请人不该猜，准备一份如实的教育和研究说明。',
        },
      ],
    },
    {
      type: 'related',
      heading: '研究生、费用与联系我们',
      items: [
        { label: '美国研究生申请', href: '/special/us_yjs', text: '选项目与时间线。' },
        { label: '美国留学费用', href: '/special/feiyong/fyusa', text: '账单每一栏的意思。' },
        { label: '联系我们', href: '/touchus', text: '签证前核对一次材料。' },
      ],
    },
  ],
})
