import { CheckList } from '@/components/blocks/check-list'
import { OpenPart, OpenParts } from '@/components/blocks/open-parts'
import { Link } from '@/components/ui/link'
import type { Major, MajorCategory } from '@/lib/api/majors'
import { officialSources } from './official-sources'

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
                <Link href={url} rel="noreferrer">
                  {name}
                </Link>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </OpenPart>
    </OpenParts>
  )
}
