import { CheckList } from '@/components/blocks/check-list'
import { OpenPart, OpenParts } from '@/components/blocks/open-parts'
import { Link } from '@/components/ui/link'
import type { Major, MajorCategory } from '@/lib/api/majors'

type Props = { major: Major; category: MajorCategory | undefined }

/** A major without a profile: what this page has instead. */
export function MajorOutline({ major }: Pick<Props, 'major'>) {
  return (
    <p data-answer>
      课程内容以各校的课程表为准；下面有{major.category.name}整个门类的上课与比较方法，以及开设{major.name}
      的学校。
    </p>
  )
}

/** The guide of the category, and where to look. */
export function MajorOutlineParts({ major, category }: Props) {
  return (
    <OpenParts>
      {category !== undefined && (
        <>
          <OpenPart label={`${category.name}类专业通常怎样上课`}>
            <p>{category.guide.taught}</p>
          </OpenPart>
          <OpenPart label="比较学校时看什么">
            <CheckList items={category.guide.compare} />
          </OpenPart>
        </>
      )}
      <OpenPart label="自己查的步骤">
        <p>用英文名 {major.nameEn} 去查；同一专业在各校常有两三种叫法，先看课，再认名字。</p>
        <CheckList
          items={[
            '在学校网站找到项目页，下载近一届的必修课清单，记下三门看不懂的课，先弄懂再决定。',
            '找入学要求里的先修课和语言单项，与自己的成绩单逐条对照，缺的写下来问学校能否补。',
            '看毕业要求：论文、实习、作品还是考试，它决定毕业那一年怎么过。',
            '在职业资料里查两三个目标岗位，看要不要执照、执照认哪些学位。',
          ]}
        />
      </OpenPart>
      <OpenPart label={`到哪里查（${officialSources.length} 处）`}>
        <dl className="[--term:10rem]">
          {officialSources.map(({ name, url, text }) => (
            <div
              key={url}
              className="grid grid-cols-term max-xs:grid-cols-1 gap-x-4 gap-y-1 py-3 border-b border-line"
            >
              <dt>
                <Link href={url}>{name}</Link>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </OpenPart>
    </OpenParts>
  )
}

type OfficialSource = { name: string; url: string; text: string }

/** Official pages about courses and careers. */
const officialSources: readonly OfficialSource[] = [
  { name: 'UCAS', url: 'https://www.ucas.com/', text: '英国本科课程：先修科目、截止日、各校课程页入口。' },
  {
    name: 'Discover Uni',
    url: 'https://discoveruni.gov.uk/',
    text: '英国各课程的学生调查与毕业去向，写明样本人数。',
  },
  {
    name: 'College Scorecard',
    url: 'https://collegescorecard.ed.gov/',
    text: '美国教育部的学校与专业数据，包括毕业后的收入与负债。',
  },
  {
    name: 'Course Seeker',
    url: 'https://www.courseseeker.edu.au/',
    text: '澳大利亚本科课程与入学要求。',
  },
  {
    name: 'O*NET OnLine',
    url: 'https://www.onetonline.org/',
    text: '美国劳工部的职业资料：一个岗位每天做什么、要什么技能。',
  },
  {
    name: '学职平台',
    url: 'https://xz.chsi.com.cn/',
    text: '学信网的国内专业与职业介绍，用来对照国内的叫法。',
  },
]
