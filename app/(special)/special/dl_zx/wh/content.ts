import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '武汉名校规划咨询：同专业太多，差异写在哪里',
    description:
      '武汉同一专业的申请人动辄几十个。本页讲怎样从选修、野外和失败的装置里找差异，法国预科、工程师、商校三种入口的区别，校招推免海外三线并行时一周怎样过。',
  },
  family: 'elite',
  hue: 'ink',
  picture: 'research',
  source: '专题:武汉名校咨询',
  form: { kind: 'general', title: '约武汉分公司，请写校区' },
  sections: [
    {
      type: 'hero',
      name: '武汉名校规划咨询',
      arrangement: 'letter',
      title: '武汉学生申请海外名校：同专业的人多，怎样写出差异',
      lead: '武汉的大学生多到什么程度：一个光电硕士项目收到的材料里，可能有几份来自同一栋楼。成绩接近，实习相似，推荐人也可能是同一位。要被看见，得写出别人没有的那一段。',
      actions: [
        { label: '武汉分公司', href: '/company/wh' },
        { label: '法国院校', href: '/yxk?country=fr' },
      ],
    },
    {
      type: 'features',
      heading: '差异从哪里找',
      intro: '给自己一个下午，把下面六处各写三行，往往就有了。',
      look: 'grid',
      items: [
        { title: '一门冷门选修', text: '为什么选、学到哪一点、后来用在了哪次作业里。' },
        { title: '一次野外或工地', text: '时间、地点、天气、您测错过什么、怎样发现。' },
        { title: '一个没做成的装置', text: '失败的曲线比成功的照片更能说明您会怎样想问题。' },
        { title: '一份与专业无关的工', text: '家教、开店、翻译都行，写清您改进了哪一步。' },
        { title: '一次改主意', text: '从什么转到什么，被哪件事说服。招生官想读到的就是这一刻。' },
        { title: '一组自己收的数据', text: '哪怕只有两百条，自己采、自己清洗，就能讲清方法。' },
      ],
    },
    {
      type: 'prose',
      heading: '法国三种入口，别混着报',
      look: 'columns',
      paragraphs: [
        '预科加工程师：考的是数学和物理的深度，读得辛苦，毕业文凭法国雇主熟悉。国内本科生多从硕士阶段或合作项目进入，数学笔试和法语都要过。',
        '公立大学硕士：注册费低，按专业申请，法语授课为主，理工也有英语项目。适合法语已经到中级、愿意自己找导师的人。',
        '商校：学费与英国相近，看管理课程、实习和面试，英语授课多。要分清学校的认证和学位层级，同一所学校的文凭有的是国家承认的硕士级，有的只是学校证书。',
        '三条路一般都要走高等教育署（Campus France）的程序，面谈谈的是学习经历和计划。能用法语说三分钟自己在学什么，就够开场。',
      ],
    },
    {
      type: 'figures',
      heading: '法国这条线的公布数',
      caption: '武汉学生问得多的法国费用',
      items: [
        { fact: 'fr-master-2627', note: '非欧盟学生的标准额，部分大学减免，逐校查。' },
        { fact: 'fr-pof', note: '签证按月算的资金证明，巴黎实际花费更高。' },
        { fact: 'fr-visafee-cf', note: '走高等教育署程序的价格。' },
        { fact: 'fr-vlsts-stamp', note: '入境后三个月内办。' },
      ],
    },
    {
      type: 'steps',
      heading: '校招、推免、海外三线并行的那几周',
      intro: '给大四上学期的人。规则是每条线每周只看一次。',
      items: [
        { title: '周一晚', text: '只看海外：更新表格里的截止日和缺件。', duration: '四十分钟' },
        { title: '周三晚', text: '只看国内：推免通知、接收学院的面试。', duration: '三十分钟' },
        { title: '周五下午', text: '只看校招：投递、笔试、面试预约。', duration: '一小时' },
        { title: '周日', text: '改一份文书，至多一份。改不动就去睡。', duration: '两小时' },
      ],
    },
    {
      type: 'requirements',
      heading: '什么人值得专门来一趟',
      fits: [
        '测绘、遥感、光电、材料方向，有数据但不知道能公开多少',
        '法语学过一年以上，在工程师与硕士之间犹豫',
        '双非院校均分高，想知道哪些项目不按名单划线',
      ],
      misfits: [
        '只要一份学校清单：榜单和院校库里都有，不必占一次面谈',
        '论文用了内部影像又不肯另做公开数据：这部分只能不写',
        '大四寒假才零基础学法语想当年入学：改看英语授课或推迟一年',
      ],
    },
    {
      type: 'timeline',
      heading: '按武汉的季节',
      items: [
        {
          when: '三月到四月',
          title: '花季里找推荐人',
          text: '学期刚过半，老师记得您这学期做了什么；当面提，别拖到期末再发邮件。',
        },
        {
          when: '五月到八月',
          title: '法国手续与暑研',
          text: '面谈、签证、住房挤在一起，先订可退的短租。留校的同学把图表整理成可展示的。',
        },
        {
          when: '九月到十一月',
          title: '三线',
          text: '按上面的周表走。秋天高校教室紧，语言考位变少，八月底先订好。',
        },
        {
          when: '十二月到二月',
          title: '奖学金',
          text: '欧洲联合硕士与部分政府奖学金在寒假前后截止，回家前把盖章件办完。',
        },
      ],
    },
    {
      type: 'branch',
      heading: '武汉分公司',
      intro: '三镇跨江耗时，预约时写明校区，好约一个顺路的时间。',
      code: 'wh',
    },
    {
      type: 'related',
      heading: '科研、审查与法国',
      items: [
        { label: '科研背景', href: '/special/bj_zh/bj_ky', text: '公开数据怎样重做一段研究。' },
        { label: '西安咨询', href: '/special/dl_zx/xa', text: '理工方向的审查自查。' },
        { label: '法国艺术', href: '/special/ys_zh/ys_fr', text: '美术与音乐学生的公立院校。' },
      ],
    },
  ],
})
