import type { AnswerCase } from './answer-case'

/** How universities that accept the 高考 judge a score. */
export const cases: readonly AnswerCase[] = [
  [
    '/special/gaokao?score=440&full=660',
    'Napier asks for 500 points, not for two thirds of a province’s full mark.',
    ['龙比亚大学', '学校写的是 500 分（750 分卷），您的卷子满分不同，怎样折算没有写'],
    [/龙比亚大学 ?440 分/],
  ],
  [
    '/special/gaokao?score=700&full=900',
    'The full mark of Hainan is 900, so 700 points are 78 per cent, not 93.',
    ['高考 700 分（满分 900）', /630 分 ?高 70 分/, '标准分'],
    ['没有“900”这个满分', '525 分'],
  ],
  [
    '/special/gaokao?score=350',
    'With 350 points, schools without a known threshold must not be listed above schools that are almost reached.',
    [
      '350 分还不够查到的任何一条最低线',
      '差 25 分',
      '没有能直接比的分数线',
      'ATAR（澳大利亚升学排名分）：67.5% 对 75',
    ],
    ['没有读到分数'],
    { order: ['差 25 分', '2022 年列出澳国立'] },
  ],
  [
    '/special/gaokao?score=620',
    'A parent of a child with 620 points must not think that only Derby is possible: the highest threshold comes first, and HKU, HKUST, Monash, New Zealand and Canada are named.',
    [
      '格拉斯哥大学',
      '香港大学',
      '香港科技大学',
      '香港城市大学',
      '莫纳什大学',
      '奥克兰大学',
      '多伦多大学',
      '不等于够不着',
      /另有 \d\d 所收高考，没查到能比的线/,
      '够最低一档',
      '高的专业要 675 分',
      /基尔大学 ?563 分.{0,30}另要高中毕业成绩 80%/,
    ],
    ['没有列在这里的学校不等于不收，只是本站没有读到'],
    { order: ['格拉斯哥大学', '德比大学', '2022 年列出澳国立'] },
  ],
  [
    '/special/gaokao?score=580&english=120&ielts=6.5',
    'Some of the schools that are not compared have an old or a reported number; a total of IELTS does not meet a score of writing.',
    [
      /圭尔夫大学 ?加拿大 · 已毕业者：约 550（会考至少 80\/100）（2022 年）/,
      /伯明翰大学.{0,80}总分 80%，各省可能不同（2024 年，转述/,
      /南洋理工大学 ?新加坡 · 没有能比的分数线 · 英语总分达到，单项另看/,
      /利兹大学.{0,80}页面日期不详，利兹大学、另一页/,
    ],
    ['没有公布分数线，不在'],
  ],
]
