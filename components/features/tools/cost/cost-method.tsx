import { Link } from '@/components/ui/link'
import { costCountries } from '@/lib/content/cost-countries/countries'
import { paths } from '@/lib/routing/paths'
import styles from './cost-method.module.css'

const countries = costCountries.map(({ label }) => label).join('、')

/** How the calculator works and what it leaves out, for readers who want to trust or check it. */
export function CostMethod() {
  return (
    <section className={styles.method} aria-labelledby="method">
      <h2 id="method">怎么算，哪些没算</h2>
      <div className={styles.grid}>
        <div>
          <h3>数从哪里来</h3>
          <p>
            学费、生活费、签证和考试费来自学校、政府和考试机构公布的数，每一项都写明来源和年份，来源没写年份的标
            ※，二手转引的会注明。没有可靠来源的写“暂无数据”，告诉您去哪里问，不拿一个猜的数凑成合计；学费或住宿缺一样时，只给“至少多少”，并写明不含哪一样。全部出处列在
            <Link href={paths.dataSources}>数据来源</Link>。
          </p>
        </div>
        <div>
          <h3>低、中间、高是什么</h3>
          <p>
            来源给区间的，用区间两端；有几种来源的，从低的到高的；公布价够多的，用两个四分位和中位数。别的中间值是两端的中点，不代表多数人花这么多。只有一个数时，三列相同。写了学校，只用它自己的学费。签证要求的资金证明是准入门槛，拿来当生活费只作参照。
          </p>
        </div>
        <div>
          <h3>按年怎样推</h3>
          <p>
            学费从第二年起按幅度上调：美国、加拿大默认 4%，澳大利亚、英国默认
            5%，参照的涨幅和年份写在结果里，可以改；香港按已公布的各学年价，其他国家没有可引用的涨幅，默认不上调。生活费和保险不上调；生活费按十二个月算，假期回国的可以自填更低的数。签证、考试和入学金只在第一年计一次。续签、重考、签证被拒后重递都要另加。奖学金只抵学费，抵完为止，不会抵成负数。
          </p>
        </div>
        <div>
          <h3>没有算进去的</h3>
          <p>
            申请费、成绩认证和公证翻译、押金和留位费、首月安家、教材电脑、暑期课程、家长探望，以及汇款手续费。押金、首月房租和学费尾款往往挤在入学前两个月，手头的现金要比合计除以年数更多。
          </p>
        </div>
        <div>
          <h3>汇率怎么用</h3>
          <p>
            全站用同一天的汇率换算，日期写在结果下面，便于比较，但不是今天的牌价。学费分几年付，汇率风险也分几年来，所以另设“汇率缓冲”，由您决定留几个百分点。
          </p>
        </div>
        <div>
          <h3>可以算的国家和地区</h3>
          <p>
            {countries}
            。各国的有据数据多少不同：美国、英国、加拿大、澳大利亚、中国香港和新加坡较全；德国、法国、日本的公立大学按统一标准，入学前看学校；韩国、马来西亚、西班牙多数项目要自填。
          </p>
        </div>
      </div>
    </section>
  )
}
