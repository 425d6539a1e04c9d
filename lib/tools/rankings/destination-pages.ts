import { rankings } from '@/lib/schools/rankings'
import { arwuLink, qsLink, type RankPage, scopeOf, usNewsLink } from './rank-page'

/** The universities of one country or region in all lists. */
export const destinationPages = {
  us: {
    scope: scopeOf('us', ['us']),
    name: '美国',
    hue: 'us',
    title: '美国大学排名',
    seoTitle: '美国大学排名：QS 与软科并排',
    description: `美国院校在 QS ${rankings.qs.edition}、${rankings.qs.previousEdition} 与软科 ${rankings.arwu.edition} 的名次并排列出，说明为什么文理学院几乎不出现、公立与私立怎么看，以及本科申请为何还要看另一套美国榜单。`,
    intro:
      '美国上榜的学校多，世界榜里的次序却和美国家庭心里的次序不一样。这里列出本站收录的美国院校在 QS 和软科里的位置，作选校的一个参照。',
    tableHeading: '美国院校的位置',
    isOfficialList: false,
    texts: [
      {
        heading: '世界榜看不到的美国学校',
        paragraphs: [
          '文理学院以本科教学见长，不办研究生院，论文总量小，因此在世界榜里几乎没有名次；但它们的班级小、教授亲自带课，读研去向并不差。只按世界榜选校，会把这一类整个漏掉。',
          '私立研究型大学如达特茅斯、塔夫茨，规模小、论文总量有限，世界榜上的名次往往低于它们在美国国内的声望；公立旗舰大学体量大，情况常常相反。',
        ],
      },
      {
        heading: '本科、研究生分开看',
        paragraphs: [
          '本科申请：先把学校按录取难度和费用分段，再看能不能自由转专业、国际生有没有助学金、所在城市的实习机会。公立大学对国际生一般按州外标准收费，名次相近的公立和私立，四年的花费可能差不多。',
          '研究生申请：综合名次的意义小，专业方向、导师经费和毕业去向才是主要依据。工科和计算机看实验室和校招，商科看认证和校友所在的行业，教育、社工、公共卫生要看能否在目标地执业。',
        ],
        list: [
          '表里的“纽约城市大学”“明尼苏达大学”等是整个系统的名次，不是某一校区的。',
          '没有 QS 名次的学校不在这张表里，可以到院校库按州、按名称查。',
        ],
      },
    ],
    links: [qsLink, arwuLink, usNewsLink],
  },
  uk: {
    scope: scopeOf('uk', ['uk']),
    name: '英国',
    hue: 'uk',
    title: '英国大学排名',
    seoTitle: '英国大学排名：QS 与软科并排',
    description: `英国院校在 QS ${rankings.qs.edition}、${rankings.qs.previousEdition} 与软科 ${rankings.arwu.edition} 的名次并排列出，说明世界榜与英国本土榜为何差得远、苏格兰和专门学院怎么看，以及一年制硕士选校看什么。`,
    intro:
      '英国学校在 QS 里普遍靠前，在软科里少得多，在本国的榜单里又是另一番次序。这里并排列出本站收录的英国院校，方便看出差别在哪里。',
    tableHeading: '英国院校的位置',
    isOfficialList: false,
    texts: [
      {
        heading: '为什么和英国本土榜差得远',
        paragraphs: [
          '英国本土的几张榜（完全大学指南、卫报、泰晤士报）排的是本科，看学生满意度、入学成绩、完成率和毕业去向。圣安德鲁斯、杜伦、巴斯、拉夫堡这些学校在本土榜常年靠前，在世界榜却不显眼，因为它们规模不大，以本科教学为重。曼彻斯特、爱丁堡、伦敦国王学院则相反，科研体量大，世界榜的位置更高。',
          '申请本科，本土榜和专业榜更贴近您将来的课堂；回国求职或申请博士，用人单位和导师更熟悉世界榜。两边都看，再决定谁说了算。',
        ],
      },
      {
        heading: '选英国学校时另外要看的',
        paragraphs: [
          '专业化早：申请时就要定专业，同一所学校不同专业的门槛差别很大，综合名次不能代替专业要求。授课型硕士多为一年，课程紧，实习机会主要看学校所在城市和职业服务。',
          '伦敦的专门学院各有所长：政治经济、亚非研究、商学院、艺术大学各排各的榜，综合榜里名次低，甚至没有名次，不代表在本行里弱。会计、法律、建筑、心理等专业还要看课程有没有本国行业协会的认证。',
        ],
      },
    ],
    links: [
      qsLink,
      arwuLink,
      { name: 'Discover Uni（英国官方课程数据）', url: 'https://discoveruni.gov.uk' },
    ],
  },
  can: {
    scope: scopeOf('can', ['ca']),
    name: '加拿大',
    hue: 'ca',
    title: '加拿大大学排名',
    seoTitle: '加拿大大学排名：QS 与软科并排',
    description: `加拿大院校在 QS ${rankings.qs.edition}、${rankings.qs.previousEdition} 与软科 ${rankings.arwu.edition} 的名次并排列出，说明为何公立大学之间差别没有名次显示的大、学院为何不上榜，以及选校要先看的省份与专业。`,
    intro:
      '加拿大的大学绝大多数是公立，名次差得开，教学质量差得没有那么开。这里并排列出本站收录的加拿大院校，帮您先看清大致的段。',
    tableHeading: '加拿大院校的位置',
    isOfficialList: false,
    texts: [
      {
        heading: '名次之外，先看三件事',
        paragraphs: [
          '省份。大学由各省管理，学费、医疗保险、省提名移民的政策都跟着省走。魁北克的法语学校和英语学校又是两个世界。选校之前先选省，后面的许多问题就有了答案。',
          '专业的招生方式。多伦多、滑铁卢、不列颠哥伦比亚等校按专业招生，计算机、工程、商科的门槛远高于全校平均；有的学校先进大类，第二年凭成绩分专业，分不进去要有退路。只看学校名次，看不出这道坎。',
          '带薪实习（co-op）。滑铁卢、西蒙菲莎、维多利亚等校做得久，名次并不都靠前。想靠实习找工作，就按实习的安排来选，而不是按名次。',
        ],
      },
      {
        heading: '榜上没有的学校',
        paragraphs: [
          '公立学院（college）和理工学院以职业教育为主，不参加世界排名；它们学费低、就业直接，但毕业后的工作许可对专业方向有要求，报名前要查当年的规定。私立语言学校和私立学院差别更大，先查是不是指定学习机构。',
          '加拿大国内常看的是《麦考林》杂志按医博类、综合类、本科类分开排的榜，同类之间比，比放在世界榜里比更公平。',
        ],
      },
    ],
    links: [
      qsLink,
      arwuLink,
      {
        name: '加拿大指定学习机构名单（官方）',
        url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/prepare/designated-learning-institutions-list.html',
      },
    ],
  },
  au: {
    scope: scopeOf('au', ['au']),
    name: '澳大利亚',
    hue: 'au',
    title: '澳大利亚大学排名',
    seoTitle: '澳大利亚大学排名：QS 与软科并排',
    description: `澳大利亚院校在 QS ${rankings.qs.edition}、${rankings.qs.previousEdition} 与软科 ${rankings.arwu.edition} 的名次并排列出，说明八校联盟与其他大学怎么看、国际学生多如何影响名次，以及选城市与专业认证的次序。`,
    intro:
      '澳大利亚大学数量不多，在 QS 里的位置普遍高于在软科里的位置。这里并排列出本站收录的院校，并说明这个差别从哪里来。',
    tableHeading: '澳大利亚院校的位置',
    isOfficialList: false,
    texts: [
      {
        heading: '为什么 QS 里格外靠前',
        paragraphs: [
          '澳大利亚的大学国际学生和国际教师的比例高，国际合作论文多，这几项正是 QS 看的；声誉调查里，八校联盟的名字也为各国学者熟悉。软科不看这些，只看获奖和论文，位置就低一些。两列差得多，说明的是量法不同，不是哪一列有水分。',
          '名次上升快的学校要多问一句：是科研进步了，是国际化指标权重加大了，还是提交的数据口径变了。官方方法页写得清楚，招生宣传往往不写。',
        ],
      },
      {
        heading: '八校联盟之外',
        paragraphs: [
          '悉尼科技、皇家墨尔本理工、昆士兰科技等校偏应用，和企业合作紧，实习学分多；麦考瑞的精算、科廷的矿业、塔斯马尼亚的海洋研究各有专长，综合名次看不出来。护理、教育、社工、会计、工程要看课程是否获行业机构认证，这关系到毕业后的注册和职业评估。',
          '城市也要算进去：悉尼和墨尔本机会多、开销大；阿德莱德、珀斯、布里斯班、塔斯马尼亚的生活费低，部分地区的毕业生签证和移民政策另有规定，以内政部当年公布为准。',
        ],
        list: ['新西兰的学校不在这一页，可以在并排看的总表里按国家筛选。'],
      },
    ],
    links: [
      qsLink,
      arwuLink,
      { name: 'CRICOS 注册课程查询（官方）', url: 'https://cricos.education.gov.au' },
    ],
  },
  /** Asian destinations with universities in the library. */
  asia: {
    scope: scopeOf('asia', ['jp', 'sg', 'hk', 'kr', 'my']),
    name: '亚洲',
    title: '亚洲大学排名：日本、新加坡、中国香港、韩国、马来西亚',
    seoTitle: '亚洲大学排名：日新港韩马并排看',
    description: `日本、新加坡、中国香港、韩国、马来西亚的院校在 QS ${rankings.qs.edition}、${rankings.qs.previousEdition} 与软科 ${rankings.arwu.edition} 的名次并排列出，可按国家和地区筛选，并说明世界榜和亚洲榜的区别。`,
    intro:
      '离家近、花费低于英美、毕业后回国求职方便，是许多家庭看亚洲学校的理由。这里列出本站收录的五个国家和地区的院校在世界榜里的位置；中国内地的学校不在表里。',
    tableHeading: '亚洲五个国家和地区院校的位置',
    isOfficialList: false,
    texts: [
      {
        heading: '世界榜和亚洲榜不是一张表',
        paragraphs: [
          'QS 和泰晤士高等教育另有亚洲大学排名，指标和权重与世界榜不同，例如更看重本地区的声誉和论文产出，所以同一所学校在两张榜里的先后可能对调。本页用的是世界榜里的位置，方便和英美学校放在一起比；要看亚洲榜，请到发布方的网站。',
        ],
      },
      {
        heading: '五个地方各怎么看',
        paragraphs: [
          '新加坡和中国香港的学校少而靠前，英语授课，录取人数少，竞争集中；名次高不等于适合每个专业，先看目标专业招多少人。日本的国立大学科研强、学费低，软科里的位置更能反映它们的实力，但学部多为日语授课，英语项目要单独找。韩国的本科多为韩语授课，英语课程要按专业一个个问。马来西亚的学校学费低，不少课程与英澳大学合办，要查清最后发的是哪一所学校的学位。',
          '回国之后是否认可，以教育部留学服务中心的学历认证为准；有的课程是远程的，有的是合作办学，办理前先查它的公告。',
        ],
        list: [
          '艺术、医学、语言类的专门院校多数不参加综合排名。',
          '名次相近时，先比授课语言和毕业后的居留规定，再比名次。',
        ],
      },
    ],
    links: [qsLink, arwuLink, { name: '教育部留学服务中心', url: 'https://www.cscse.edu.cn' }],
  },
  japan: {
    scope: scopeOf('japan', ['jp']),
    name: '日本',
    hue: 'jp',
    title: '日本大学排名',
    seoTitle: '日本大学排名：QS 与软科并排',
    description: `日本院校在 QS ${rankings.qs.edition}、${rankings.qs.previousEdition} 与软科 ${rankings.arwu.edition} 的名次并排列出，说明国立与私立为何在世界榜里差得远、偏差值是什么，以及修士申请为何先看研究室而不看名次。`,
    intro:
      '日本的世界名次和日本人心里的学校次序是两套。这里列出本站收录的日本院校在 QS 和软科里的位置，并说明本地人用什么来比学校。',
    tableHeading: '日本院校的位置',
    isOfficialList: false,
    texts: [
      {
        heading: '国立靠前、私立靠后的原因',
        paragraphs: [
          '旧帝国大学和东京科学大学等国立校以科研见长，论文和获奖多，在软科和 QS 里都靠前。早稻田、庆应等私立校规模大、以文科和本科教学为主，世界名次低于它们在日本就业市场上的地位。只看世界榜，会低估私立名校，也会高估一些偏远地区的国立校在就职上的便利。',
          '日本国内比较本科，用的是补习机构算出的偏差值：它表示考进某个学部有多难，按学部算，不按学校算，各家机构的数字还不一样。留学生走的是另一条路，用留学生考试（EJU）、校内考和面试，偏差值只作参考。',
        ],
      },
      {
        heading: '按要读的阶段来看',
        paragraphs: [
          '学部：先定授课语言。日语授课看 EJU 科目要求和是否要校内考；英语授课的项目少，多在国立大学和几所私立大学，入学多在秋季，要一个个查。',
          '修士和博士：先找研究室。教授是否收人、研究计划是否对得上，比学校名次重要；名次稍后的国立校里，有许多在细分方向上很强的研究室。专门学校和语言学校不参加任何世界排名，看它们要看是否被认定、出勤和升学去向。',
        ],
        list: ['东京工业大学与东京医科齿科大学已合并为东京科学大学，旧榜单里的名次不能直接相加。'],
      },
    ],
    links: [
      qsLink,
      arwuLink,
      { name: '日本学生支援机构（留学信息）', url: 'https://www.studyinjapan.go.jp/en/' },
    ],
  },
} as const satisfies Record<string, RankPage>
