import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '南京名校规划咨询：行业大学的课程怎样让海外看懂',
    description:
      '南京的重点大学多守一个行业。本页教您把水利、气象、药学、兵器类课程对应到海外专业，讲导师联系、ATAS 与推免当口的先后，附南外等高中生的减法清单和学年安排。',
  },
  family: 'elite',
  hue: 'ink',
  picture: 'documents',
  source: '专题:南京名校咨询',
  form: { kind: 'general', title: '约南京分公司，报主修和年级' },
  sections: [
    {
      type: 'hero',
      name: '南京名校规划咨询',
      arrangement: 'ledger',
      title: '南京学生申请海外名校：行业大学的课程怎样写清楚',
      lead: '在南京，一个学校的名字就说明了行业，出了国却要从头解释。高排名大学的老师没听过这个专业名，但他认得偏微分方程、药物代谢、遥感反演。规划从课程表开始，一门一门对。',
      points: [
        { label: '工科与气象', text: '成绩和课题是主件，专业名是注脚' },
        { label: '药与农', text: '按课程拆分，找海外的近亲专业' },
        { label: '国防相关', text: '先看论文能不能公开，再选国家' },
        { label: '高中生', text: '课业已重，海外要做减法' },
      ],
      actions: [{ label: '南京分公司', href: '/company/nj' }],
    },
    {
      type: 'glossary',
      heading: '五个专业，到了海外叫什么',
      intro: '不求同名，求课程重合。下面是谈话里常用的对照，个人情况以课程大纲为准。',
      items: [
        {
          term: '水文与水资源、港航',
          text: '看 hydrology、water engineering、coastal engineering，荷兰、英国的项目多，流体力学和数值方法的成绩要突出。',
        },
        {
          term: '大气科学',
          text: '看 meteorology、climate science。数学和编程的分量超过想象，写清用过的再分析资料和模式。',
        },
        {
          term: '药学、中药学',
          text: '药物化学、药剂、生药学分开申请；面向执业的药学学位多要求当地本科，研究型硕博不受此限。',
        },
        {
          term: '林学、家具、风景园林',
          text: '林学看 forestry、ecology，设计类看作品集；同一张成绩单可以走两条路，先定一条。',
        },
        {
          term: '兵器、航空、自动化',
          text: '换成 control、robotics、aerodynamics 等课程语言，同时核对研究内容是否涉密。',
        },
      ],
    },
    {
      type: 'steps',
      heading: '联系一位海外导师，按这个次序',
      items: [
        {
          title: '读三篇，写半页',
          text: '找他近三年的论文，写半页：他解决了什么，留下了什么。写不出来就换人。',
          duration: '每位三到五天',
        },
        {
          title: '对上自己的课题',
          text: '用一张图说明您做过的哪一步能接上。涉及内部数据的，用公开数据重做一小段。',
          duration: '两到四周',
        },
        {
          title: '发一封短信',
          text: '标题写课题，不写“求职”。附简历、成绩单和那半页，别附全部论文。',
          duration: '入学前一年九月到十一月',
        },
        {
          title: '视频面谈',
          text: '对方常在当地下午，南京的晚上。准备一个失败的实验，讲您怎么发现它错了。',
          duration: '十月到次年一月',
        },
        {
          title: '走正式申请',
          text: '导师有意向也要按系里的截止交。资助信上看年限、来源和助教时数。',
          duration: '十二月到次年二月',
        },
      ],
    },
    {
      type: 'requirements',
      heading: '推免当口，先想清楚再动',
      fitsTitle: '可以两边走',
      fits: [
        '绩点在推免边缘：海外材料八月备齐，名单公布当周就能递',
        '想直博且已有导师回信：把海外作为主线，推免作保底，给双方老师都说实话',
        '研究方向不受审查限制，英语已经过线',
      ],
      misfitsTitle: '先别两边走',
      misfits: [
        '论文涉密或在涉密基地做：等学校给出可公开的说明',
        '课题组明确要求承诺留下：先同导师谈，别让推荐信变成难题',
        '家里只打算支持一年制：那就专心硕士，不要占着直博的面试',
      ],
    },
    {
      type: 'branch',
      heading: '南京分公司',
      intro: '来之前发一份成绩单，我们按学科背景安排接待的人。',
      code: 'nj',
    },
    {
      type: 'timeline',
      heading: '南京的学年',
      items: [
        {
          when: '九月到十月',
          title: '推免与海外首轮',
          text: '系统开放的一周里别换名单。欧洲部分硕士九月就开，德国先办审核。',
        },
        {
          when: '十一月到一月',
          title: '面谈季',
          text: '把晚九点后留给视频，期末复习放到白天。ATAS 需要的材料此时收齐。',
        },
        {
          when: '三月到四月',
          title: '法德截止密集',
          text: '法国先过高等教育署，德国看各校截止；高中生开始英国、香港面试。',
        },
        {
          when: '五月到六月',
          title: '归档与盖章',
          text: '毕业论文定密级、成绩单开齐、推荐人出差表问清。高三只考试。',
        },
        {
          when: '暑假',
          title: '高中做减法',
          text: '南外、南师附中等校的孩子，一个暑假只留一件学术的事和一次语言考试。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '南京同学问的',
      items: [
        {
          question: '行业强校的排名在世界榜上不高，会不会被筛掉？',
          answer:
            '博士几乎不按院校榜筛，看课题和推荐人。授课型硕士里有一部分按名单划线，遇到这种项目，用均分和先修课去补，补不上就换看内容的项目。',
        },
        {
          question: '要办 ATAS 的方向，时间怎么算？',
          answer:
            '拿到录取和研究描述后才能申请，审理要几周，旺季更久。先问系里您的课程代码在不在名单里，再决定哪天约签证。',
        },
        {
          question: '高中生选科时，要不要为海外专门选化学？',
          answer:
            '江苏选了物理类，多数理工专业够用；目标是医药、材料、化工的，化学缺了很难补。只申文商科，可以按高考优势选。',
        },
      ],
    },
    {
      type: 'related',
      heading: '科研、英国与审查自查',
      items: [
        { label: '科研背景', href: '/special/bj_zh/bj_ky', text: '课题怎样从头到尾做完。' },
        { label: '英国研究生', href: '/special/uk_yjs', text: '均分口径与院校名单。' },
        { label: '西安咨询', href: '/special/dl_zx/xa', text: '审查相关的自查步骤写在那一页。' },
        { label: '海外导师', href: '/team/daoshi', text: '按学科看导师。' },
      ],
    },
  ],
})
