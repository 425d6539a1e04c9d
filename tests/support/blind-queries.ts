/**
 * Queries of a reviewer who typed them without looking at the engine, with the pages that a parent would want: at least one must
 * be among the first three results. What no page of the site answers is left out.
 */
export const blindQueries: readonly (readonly [query: string, ...answers: string[]])[] = [
  // Common words that a greedy cutter tears: 留学费用 is no 学费.
  ['英国留学费用', '/special/feiyong/fyen', '/special/fy_zh/fy_uk'],
  ['新加坡留学费用', '/special/feiyong/fysg', '/special/fy_zh/fy_sg'],
  ['日本留学费用', '/special/jp_fy'],
  ['英国留学一年费用', '/special/feiyong/fyen', '/special/fy_zh/fy_uk'],
  ['去英国留学花费', '/special/feiyong/fyen', '/special/fy_zh/fy_uk'],
  ['澳洲留学价格', '/special/feiyong/fyao', '/special/fy_zh/fy_au'],
  ['美国留学要多少钱', '/special/feiyong/fyusa', '/special/fy_zh/fy_us'],
  ['美国大学费用', '/special/feiyong/fyusa', '/special/fy_zh/fy_us'],
  ['新加坡留学费用一年多少人民币', '/special/feiyong/fysg', '/special/fy_zh/fy_sg'],
  ['香港读研一年多少钱', '/special/feiyong/fyhk', '/special/fy_zh/fy_hk'],
  ['加拿大留学签证', '/special/qz_can', '/countrylines/ca-study-permit-steps'],
  ['英国留学签证', '/special/qz_uk'],
  ['英国读研究生', '/special/uk_yjs'],
  ['香港读研究生', '/special/hk_yjs'],
  ['美国读研究生', '/special/us_yjs'],
  ['专升本能去英国读研吗', '/special/uk_yjs'],
  ['读完研究生能留下来工作吗', '/headlines/hk-iang-guide', '/headlines/uk-graduate-route-2027'],
  ['英國碩士申請', '/special/uk_yjs'],
  ['澳洲簽證', '/special/qz_au'],

  // Single characters and numbers are no wishes of their own.
  [
    '推荐信',
    '/bjts_list/summer-school-choose',
    '/product/undergraduate',
    '/special/us_yjs',
    '/product/postgraduate',
  ],
  ['英国大学推荐信怎么写', '/special/uk_yjs', '/special/bk_zh/bk_uk', '/headlines/uk-ucas-2027'],
  ['德国留学保证金', '/countrylines/de-aps-and-blocked-account'],
  ['在职博士', '/product/doctorate'],
  ['雅思6.5能申请什么学校', '/special/condition_pc', '/special/yasi', '/yylist/ielts'],
  ['雅斯6.5', '/special/yasi', '/yylist/ielts'],
  ['均分75申请英国', '/countrylines/uk-average-score-reading', '/special/uk_yjs'],
  ['GPA 3.0 英国', '/countrylines/uk-average-score-reading', '/special/uk_yjs', '/headlines/gpa-conversion'],
  ['20万能去哪里留学', '/special/study_cost', '/special/condition_pc'],
  ['高考500分出国', '/special/gaokao', '/special/gkhlx'],
  ['2026 QS排名', '/special/ranking/qs'],

  // Groups and short names.
  ['藤校', '/yxk/us-harvard-university', '/yxk/us-yale-university'],
  ['SKY 韩国', '/yxk/kr-seoul-national-university', '/yxk/kr-korea-university', '/yxk/kr-yonsei-university'],
  ['悉大', '/yxk/au-the-university-of-sydney'],
  ['澳国立', '/yxk/au-australian-national-university'],
  ['新南威尔士', '/yxk/au-unsw-sydney'],
  ['加州大学伯克利', '/yxk/us-university-of-california-berkeley'],
  ['三本', '/yxk/china', '/special/condition_pc'],
  ['三本能申请港大吗', '/special/condition_pc', '/yxk/hk-university-of-hong-kong'],
  ['德福', '/countrylines/de-aps-and-blocked-account'],
  ['ＵＣＬ　硕士', '/yxk/uk-university-college-london'],
  ['澳大利亚 UNSW commerce 要求', '/yxk/au-unsw-sydney'],
  ['niujin daxue', '/yxk/uk-university-of-oxford'],
  ['牛津大雪', '/yxk/uk-university-of-oxford'],

  // Names that only sound alike do not stand above the words.
  ['北京留学中介', '/company/bj', '/industry/agency-after-licence'],
  ['上海留学中介', '/company/sh', '/industry/agency-after-licence'],
  ['深圳留学中介', '/company/sz', '/industry/agency-after-licence'],
  ['上海留学机构', '/company/sh'],
  ['成都 留学', '/company/cd'],
  ['新家坡留学', '/chanel/sg'],
  ['加拿大留学签正', '/special/qz_can', '/countrylines/ca-study-permit-steps'],
  ['liuxue feiyong', '/special/study_cost'],
  ['yingguo liuxue', '/chanel/uk'],

  // A country, a major, a level.
  ['英国会计硕士', '/special/uk_yjs', '/zylist/x-accounting-and-finance', '/zylist/fod1p-6201'],
  ['英国法律硕士', '/special/uk_yjs', '/zylist/x-law-llm'],
  ['美国计算机硕士', '/special/us_yjs', '/zylist/fod1p-2102'],
  ['香港金融硕士', '/special/hk_yjs', '/zylist/fod1p-6207'],
  ['新加坡传媒硕士', '/special/sg_yjs', '/zylist/x-media-and-communication'],
  ['加拿大幼教', '/zylist/fod1p-2307'],
  ['日本动漫专业', '/special/jp_yishu', '/zylist/x-animation', '/special/jp_zhuanmen'],
  ['澳洲护理', '/zylist/fod1p-6107'],
  ['德国机械工程', '/zylist/fod1p-2414'],
  ['心理学留学', '/zylist/fod1p-5200'],
  ['英国艺术留学作品集', '/special/ys_zh/ys_uk', '/chanel/yishu'],
  ['master of finance HK', '/special/hk_yjs', '/zylist/fod1p-6207'],

  // Residence.
  ['澳洲移民', '/product/ym_product/au-skilled'],
  ['新西兰移民', '/product/ym_product/nz-skilled'],
  ['高才通', '/product/ym_product/hk-top-talent'],
  ['优才', '/product/ym_product/hk-quality-migrant'],
  ['香港专才', '/product/ym_product/hk-mainland-talent'],
  ['日本经营管理签证', '/product/ym_product/jp-business-manager'],
  ['美国绿卡', '/special/ym_us_niw', '/special/ym_us_eb5', '/special/ym_us_eb1a'],
  ['绿卡排期', '/special/ym_us_bulletin'],
  ['希腊购房移民', '/special/ym_eu_greece', '/product/ym_product/gr-residence'],
  ['加拿大移民費用', '/special/ym_ca_ee', '/special/ym_ca_man', '/product/ym_product/ca-express-entry'],
  ['189 190 491', '/product/ym_product/au-skilled'],
  ['EE快速通道', '/special/ym_ca_ee', '/product/ym_product/ca-express-entry', '/special/ym_ca_rounds'],

  // Codes, with and without their hyphen.
  ['EB1A NIW 区别', '/special/ym_us_niw', '/product/ym_product/us-niw'],
  ['EB1A NIW', '/special/ym_us_niw', '/product/ym_product/us-niw'],
  ['EB-1A NIW', '/special/ym_us_niw', '/product/ym_product/us-niw'],
  ['H1B抽签', '/headlines/changes#us-h1b-weighted', '/countrylines/us-work-cpt-opt'],
  ['F1拒签', '/special/qz_us', '/countrylines/us-f1-interview'],

  // Long questions.
  [
    '我女儿今年大三在一所普通二本学会计均分82雅思还没考想去英国或者香港读研究生家里预算四十万左右请问能申请什么学校需要准备什么材料什么时候开始申请比较好',
    '/special/uk_yjs',
    '/special/hk_yjs',
    '/special/condition_pc',
  ],
  [
    '孩子高二成绩一般想去澳洲读本科家里预算三十万请问怎么准备',
    '/special/bk_zh/bk_au',
    '/special/feiyong/fyao',
    '/special/fy_zh/fy_au',
  ],

  // Everyday words.
  ['留学中介怎么收费', '/product', '/industry/agency-after-licence'],
  ['电话', '/touchus'],
  ['上海', '/company/sh'],
  ['how to study in Canada', '/chanel/can'],
  ['雅思和托福的区别', '/yylist/toefl', '/yylist/ielts', '/yylist'],
  ['怎么选专业', '/chanel/rmzy', '/zylist', '/chanel/rmzy/index2'],
  ['双非', '/yxk/china'],
  ['留学可以带孩子陪读吗', '/special/fy_zh/fy_sg'],
  ['学历认证', '/industry/cscse-credential'],
]
