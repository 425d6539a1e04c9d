import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '新加坡名校规划：学费补助签不签与申请时间',
    description:
      '国大、南大两所高排名大学怎么申请：高考生的截止与专业限制、英语成绩要求，学费补助签了要工作几年、省多少，授课型硕士与研究型硕士怎么选，附备选安排。',
  },
  family: 'elite',
  hue: 'sg',
  picture: 'sg',
  source: '专题:新加坡名校规划',
  form: { kind: 'general', title: '算一算签补助划不划算' },
  sections: [
    {
      type: 'hero',
      name: '新加坡名校规划',
      arrangement: 'split',
      title: '新加坡名校本科：几时申请，学费补助签不签',
      lead: '新加坡的自治大学一共六所，常列国际综合榜前列的只有两所，申请人却来自整个亚洲。在这里做规划，一半精力用来申请，另一半用来想清楚：没有录取去哪里，录取了签不签那份服务协议。',
      points: [
        { label: '本科', text: '高考、A-Level、IB 各有申请窗口' },
        { label: '硕士', text: '授课型自费为主，研究型看导师' },
        { label: '代价', text: '领学费补助要在新加坡工作若干年' },
      ],
      actions: [
        { label: '预约新加坡规划', href: '/special/dl_sg/entry' },
        { label: '看新加坡院校', href: '/yxk?country=sg' },
      ],
    },
    {
      type: 'compare',
      heading: '学费补助（Tuition Grant）签不签，差在哪里',
      caption: '新加坡本科国际生领取与不领取学费补助的差别（一般情况）',
      columns: ['领取补助', '不领取'],
      rows: [
        { label: '学费', cells: ['低一截', '按全额国际生学费'] },
        { label: '义务', cells: ['毕业后在新加坡工作满约定年限', '无'] },
        { label: '签约', cells: ['与政府签协议，须有担保人', '不签'] },
        { label: '想去别国读研', cells: ['要申请推迟履约，批不批由主管部门定', '随时可走'] },
        { label: '毁约', cells: ['按协议退还补助并加利息', '不涉及'] },
      ],
      footnote: '也有人译作学费助学金。条款以新加坡教育部页面和您签的那份协议为准；签字前请担保人也读一遍。',
    },
    {
      type: 'bars',
      heading: '领与不领，每年学费差多少',
      caption: '两所大学领与不领学费助学金的年学费：不领的明显高于领的，差额因专业而异',
      items: [
        { fact: 'sg-nus-notg', label: '国大 不领' },
        { fact: 'sg-nus-tg', label: '国大 领（商科、法律除外）' },
        { fact: 'sg-ntu-notg', label: '南大 不领' },
        { fact: 'sg-ntu-tg', label: '南大 领' },
      ],
      footnote:
        '按 2026 年入学的价，学制内不变。把四年差额和您预计的起薪、是否想留下工作放在一起比，别只看省了多少。',
    },
    {
      type: 'rules',
      heading: '高考生申请，两校各有说法',
      intro: '前一条是 2027 年入学的国际资历窗口，高考生用哪个窗口看两校官网；后面几条是更早一季写明的规则。',
      items: [
        { statement: 'sg-nus-2027', note: '所以高二下学期的成绩就是申请成绩。' },
        { statement: 'study-sg-nus-limits', note: '想读这几个专业的应届生，要么等一年，要么换课程体系。' },
        { statement: 'study-sg-ntu-eng', note: '按它倒推，语言与标化要在高三上学期考完。' },
        { statement: 'study-sg-ntu-results' },
      ],
    },
    {
      type: 'timeline',
      heading: '应届高三生的十二个月',
      items: [
        {
          when: '高二下学期',
          title: '期末考就是申请分',
          text: '平时成绩单要能出中英文、盖章。语言考第一次，不够还有两次机会。',
        },
        {
          when: '高三十月到次年二月',
          title: '网申',
          text: '填专业志愿和个人短答。理工科排志愿时看先修科目，物理、化学缺一门会失去整批专业。',
        },
        {
          when: '三月到五月',
          title: '面试与笔试邀请',
          text: '只发给一部分人，没有邀请不等于落选。此时以高考复习为主。',
        },
        { when: '六月下旬', title: '补交高考成绩', text: '出分后几天内上传，填志愿与它并行，内地志愿照填。' },
        { when: '七月', title: '录取与补助决定', text: '录取后申请宿舍、学生准证，同时决定是否签补助协议。' },
      ],
    },
    {
      type: 'prose',
      heading: '新加坡硕士怎么申请',
      paragraphs: [
        '授课型硕士一年到一年半，学费全自付，例如国大商学院营销分析硕士的学费为 {{biz-nus-mkt}}。热门的金融、计算机、商业分析看均分、先修课和标化，毕业后能否以长期探访准证留下求职由主管部门审批，找工作要在读书时就开始。',
        '研究型硕士和博士由导师和系里决定，常带奖学金，奖学金也可能附带服务或助教要求。先读目标导师近两年的文章，写一封短信，说清您会做哪一步，不要群发。',
      ],
    },
    {
      type: 'requirements',
      heading: '谁适合新加坡',
      fits: [
        '理科扎实、英语过线、能接受高强度考试的孩子',
        '愿意毕业后在新加坡工作几年的家庭',
        '想用英文学位，又不想离家太远的人',
      ],
      misfits: [
        '只想“冲一冲”而没有第二个国家的申请：请同时准备香港或英国',
        '计划毕业就回国接班：领补助会被协议绊住，先按全额学费做预算',
        '把私立学院当成自治大学的后门：两者学位来源和打工规定都不同，学历认证也要另查',
      ],
    },
    {
      type: 'mistakes',
      heading: '出分再申就晚了，预算也别算错',
      items: [
        { mistake: '等高考出分再申请', instead: '出分时窗口多半已关。二月之前递交，用在校成绩占位。' },
        {
          mistake: '学费按含补助的数做预算，又打算不签',
          instead:
            '两种各做一张四年表，住宿、伙食按 {{sg-rent-ntu}} 和 {{sg-meals-ntu}} 加进去，再看哪一张付得起。',
        },
        {
          mistake: '志愿全填计算机和商科',
          instead: '第二、第三志愿写相邻专业，如统计、信息系统、工程，入校后还有辅修与双专业。',
        },
      ],
    },
    {
      type: 'related',
      heading: '本科、硕士与四年预算',
      items: [
        { label: '新加坡本科', href: '/special/bk_zh/bk_sg', text: '六所大学和私立学院的区别。' },
        { label: '新加坡研究生', href: '/special/sg_yjs', text: '授课型硕士的名单与时间。' },
        { label: '孩子已在新加坡', href: '/special/dl_zx/xjp', text: '从本地学校接大学的办法。' },
        {
          label: '新加坡四年预算',
          href: '/special/study_cost?country=sg&level=undergraduate&years=4',
          text: '按全额学费先算一遍。',
        },
      ],
    },
  ],
})
