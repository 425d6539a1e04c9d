/** The attribution that the licence of the list requires, and the changes to the list. */
export function MajorCredit() {
  return (
    <p className="max-w-[60em] mt-8 text-muted text-quiet">
      资料来源：一部分专业的英文名称与门类取自{' '}
      <a href="https://github.com/fivethirtyeight/data/tree/master/college-majors" rel="noreferrer">
        FiveThirtyEight “college-majors”
      </a>
      （2014 年整理，
      <a href="https://creativecommons.org/licenses/by/4.0/" rel="noreferrer license">
        CC BY 4.0
      </a>
      ），底本是美国人口普查局社区调查的学位领域代码；中文名称、增补的专业、“热门”标记和全部说明由我们编写，“热门”是编辑的选择，不是统计结果。
    </p>
  )
}
