import type { CountryArticleInput } from './country-news'

const author = '美世留学 澳新升学组'
const updated = '2026-11-20'

const inz = {
  name: '新西兰移民局：Fee Paying Student Visa',
  url: 'https://www.immigration.govt.nz/visas/fee-paying-student-visa',
}
const studyNz = {
  name: 'Study with New Zealand（政府留学网站）',
  url: 'https://www.studywithnewzealand.govt.nz',
}

export const nzArticles: CountryArticleInput[] = [
  {
    id: 'nz-how-to-apply',
    country: 'nz',
    title: '申请新西兰的大学：八所公立校、三条入学路和各自的时间',
    summary: '学校少，选专业比选学校更要紧。普高学生看高考、预科和国内大学一年三条路。',
    date: '2026-02-10',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '新西兰只有八所大学，全部公立：奥克兰、奥塔哥、惠灵顿维多利亚、坎特伯雷、梅西、怀卡托、林肯和奥克兰理工。另有合并后的理工学院和私立学院提供文凭课程。学校之间的差别主要在专业：医学和牙医在奥克兰与奥塔哥，农业和土地在林肯与梅西，航空在梅西，设计和酒店在奥克兰理工。',
        ],
      },
      {
        heading: '本科的三条路',
        paragraphs: [],
        list: [
          '高考成绩：部分大学接受，要求按省份满分折算，并有单科和语言要求，分数线看学校中国页。',
          '预科：高二读完或高三在读可进，八到十二个月，结业成绩达标升入对应大学。',
          '国内大学读满一年：用大学成绩申请一年级，修过的课有机会减免学分。',
        ],
      },
      {
        heading: '国际课程',
        paragraphs: [
          'A-Level、IB、NCEA 可以直接申请，学校公布各自的最低要求；工程、健康科学、建筑要特定科目。AP 单独一般不够，要与高中毕业成绩和 SAT 配合，先问学校。',
        ],
      },
      {
        heading: '研究生',
        paragraphs: [
          '授课型硕士常见一年或一年半，要求相关本科和均分；研究型硕士和博士先找导师。新西兰的博士国际生可按本地生标准交学费，这是长期政策，但名额看导师和院系经费，要写研究计划并提供论文或成果。',
        ],
      },
      {
        heading: '时间',
        paragraphs: [
          '主入学季在二月下旬，第二次在七月。二月入学的，前一年六到十月递交，十一月换无条件并交学费，十二月前递签，避开年末假期。限额专业如医学、临床、建筑截止更早。奖学金多在上一年年中截止，先查再排。',
          '递交的材料不多：在读或毕业证明、成绩单、语言、护照；作品集和面试只在相关专业要。回复通常两到四周，成绩单的评分说明附上会快一些。录取信里会写明语言缺多少、能否用学校语言中心的课程补上、最晚何时满足，按这几项决定先补什么。',
        ],
      },
    ],
    sources: [studyNz, { name: '新西兰学历资格局（NZQA）', url: 'https://www2.nzqa.govt.nz' }],
  },
  {
    id: 'nz-visa-and-funds',
    country: 'nz',
    title: '新西兰学生签证：学费收据、生活费和“资金从哪里来”',
    summary: '先拿原则批准，再交学费换签证。审理看的是钱的来源，而不只是余额。',
    date: '2026-06-25',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '新西兰学生签证的特点是两步走：材料审核通过后先给“原则批准”（AIP），这时才交学费，把收据补上，签证才正式签发。所以在批准之前，通常只需要录取信，不必急着付全款，除非学校要求押金。',
        ],
      },
      {
        heading: '生活费标准',
        paragraphs: [
          '移民局页面写明：大学及以上，一年课程须证明有 {{nz-pof}}生活费；不足一年的按每月 {{nz-pof-monthly}}。该页面未标日期，请以递交当天的官网为准，请核对。这笔钱不含学费和机票；已经付的住宿费可以抵一部分。',
        ],
      },
      {
        heading: '来源怎么说明',
        paragraphs: ['移民局会沿着钱往回看，材料要能连成一条线。'],
        list: [
          '父母存款：近六个月流水，工资、经营或租金收入与余额大致相称。',
          '大额存入：卖房合同、到期理财、分红决议，附银行凭证。',
          '经营户：营业执照、完税证明、对公与对私往来说明。',
          '资助人不是父母的，写明关系和原因，最好有以往资助的记录。',
        ],
      },
      {
        heading: '费用与时间',
        paragraphs: [
          '申请费从 {{nz-visafee}}起（移民局页面，存于 2025 年 8 至 9 月），另有签证中心的服务费。审理快慢随季节变化，十一月到次年一月是高峰，二月开学的宜在十一月底前递交。体检和无犯罪记录按学习时长决定要不要做，提前看系统提示。',
        ],
      },
      {
        heading: '常见的被问',
        paragraphs: [
          '“为什么选这门课”要与学历、工作衔接；读的层次比已有学历低的，写清职业理由。未满十八岁的要有监护人或学校寄宿安排，父母一方可申请监护签证陪读，但不能工作。拿到问询信（PPI）时有回复期限，逐条回答、逐条附证据，不要重复交原来的材料。',
        ],
      },
      {
        heading: '递交前自己核一遍',
        paragraphs: [
          '录取信上的课程、校区、起止日与申请表一致；学费金额与学校账单一致；存款证明的户名与关系公证一致；在职证明上的收入与流水大致相符；翻译件由有资质的机构出具并盖章。五项都对，再点提交。',
        ],
      },
    ],
    sources: [
      inz,
      {
        name: '新西兰移民局：学生资金要求',
        url: 'https://www.immigration.govt.nz/process-to-apply/applying-for-a-visa/providing-evidence-and-documents-to-support-your-visa-application/student-fund-requirements',
      },
    ],
  },
  {
    id: 'nz-living-and-work',
    country: 'nz',
    title: '在新西兰读书：寄宿、合租、打工和毕业后的签证',
    summary: '第一年住学生宿舍或寄宿家庭比较省心；打工时数写在签证上；毕业工签看学历级别。',
    date: '2026-09-24',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '新西兰城市不大，交通以公交和步行为主，冬天室内比室外还冷，很多老房子没有暖气。住处的保暖、离校距离和合住的人，对日子的影响比面积大。',
        ],
      },
      {
        heading: '住',
        paragraphs: [],
        list: [
          '学生宿舍：一年级多，含餐或自炊，前一年八到十月申请，十月发名额。',
          '寄宿家庭：未满十八岁常用，含餐，由学校审核家庭；有问题向学校住宿协调人提出，可以更换。',
          '合租：二年级起常见，按周付租；押金（bond）一般不超过四周房租，须交到政府的租务署登记。',
          '看房时问隔热、取暖和潮湿，法律有“健康住房”标准，房东应能出示说明。',
        ],
      },
      {
        heading: '看病',
        paragraphs: [
          '国际学生必须买符合要求的留学生保险，学校多有指定。意外受伤由全国意外赔偿机构（ACC）负担一部分治疗，包括游客和学生；生病则走保险。先去校医诊所，急诊只为急症。',
        ],
      },
      {
        heading: '打工',
        paragraphs: [
          '能不能工作、每周多少小时，写在签证条件里，近年上调过一次，旧签证可能仍是旧数，以自己的签证为准。要先办税号（IRD），合同须书面。最低工资每年四月调整，在商业与就业部网站查。',
        ],
      },
      {
        heading: '毕业以后',
        paragraphs: [
          '毕业后工作签证按学历级别和专业给。VisaGuide.World 转述移民局的公告称，硕士毕业生可得 3 年，多数 8 级研究生文凭为 1 年（页面未标日期）；本科的时长本站没有查到可靠的近期文本，请直接查移民局页面并核对。低于学位的课程要对应紧缺职业才有资格，报名前就要查，不要等到毕业。该签证一般只能用一次，读完一个级别用掉后，再读更高级别有另外的规定。',
        ],
      },
      {
        heading: '出发之前问学校三件事',
        paragraphs: [
          '宿舍或寄宿的确认信什么时候发、付款后能不能退；保险从哪一天开始生效、等候期多久；到机场有没有接机，晚到怎么进门。三个回答都存成文字，第一晚就用得上。带一件厚睡衣和一床电热毯的转换插头，比多带两件大衣实用。',
        ],
      },
    ],
    sources: [
      {
        name: '新西兰移民局：Post Study Work Visa',
        url: 'https://www.immigration.govt.nz/visas/post-study-work-visa',
      },
      { name: '新西兰租务署（Tenancy Services）', url: 'https://www.tenancy.govt.nz' },
      { name: 'ACC：意外赔偿', url: 'https://www.acc.co.nz' },
      {
        name: 'VisaGuide.World：转述移民局公告（页面未标日期）',
        url: 'https://visaguide.world/news/key-updates-to-new-zealands-student-visa-you-need-to-know',
      },
    ],
  },
]
