-- cards: cards, lift, price
WITH counted AS (
  SELECT card, count(*) FILTER (in_play) AS in_play, sum(runs) AS completed, sum(points) AS points,
    sum(others) AS others, max(most) AS most, sum(points * points) AS pp, sum(points * runs) AS pr, sum(runs * runs) AS rr,
    count(*) FILTER (seat IS NOT NULL AND coalesce(came, 1) > 0) AS held,
    count(*) FILTER (seat IS NOT NULL AND came IS NULL AND NOT in_play) AS dead,
    quantile_disc(came, 0.5) FILTER (seat IS NOT NULL AND came > 0) AS came,
    count(won) :dealt AS games, avg(won) :dealt AS share
  FROM cards GROUP BY card
), joined AS (
  SELECT catalogue.*, coalesce(in_play, 0) AS in_play, coalesce(completed, 0) AS completed, others, most,
    coalesce(held, 0) AS held, coalesce(dead, 0) AS dead, came,
    points / nullif(completed, 0) AS each, pp, pr, rr, coalesce(games, 0) AS games, share
  FROM catalogue LEFT JOIN counted USING (card)
), tested AS (SELECT *, CASE WHEN games < 30 THEN 1 ELSE chance((share - fair()) / sqrt(fair() * (1 - fair()) / games)) END AS p FROM joined),
placed AS (SELECT *, row_number() OVER (ORDER BY p) AS place, count(*) OVER () AS count_all FROM tested)
SELECT card, title, deck, energy, leaves, held, dead, came, in_play, in_play / (SELECT count(*) FROM games) AS seen, completed,
  others / nullif(completed, 0) AS others, most, each,
  margin(sqrt(greatest(0, pp - 2 * each * pr + each ** 2 * rr)) / completed, 1) AS margin,
  games, share - fair() AS lift, low(share, games) - fair() AS low, high(share, games) - fair() AS high, least(1, min(p * count_all / place) OVER (ORDER BY p DESC, place DESC)) AS rate
FROM placed ORDER BY card

-- steps: steps
WITH alike AS (
  SELECT card, arrived, ran, count(*) AS games FROM cards WHERE runs > 0 GROUP BY card, arrived, ran
), each AS (
  SELECT card, games, unnest(range(1, len(ran) + 1)) AS step, unnest(arrived) AS arrived, unnest(ran) AS ran
  FROM alike
), counted AS (
  SELECT card, step, sum(arrived * games) AS arrived, sum(ran) AS ran, sum(games) AS games
  FROM each GROUP BY card, step HAVING sum(ran) = 0
)
SELECT card, step, steps[step] AS operation, arrived, ran, games
FROM counted JOIN catalogue USING (card) ORDER BY card, step

-- hands: hands
WITH counted AS (
  SELECT hand, count(won) AS games, avg(won) AS share
  FROM seats WHERE won IS NOT NULL AND hand IN (:hands) GROUP BY hand
), tested AS (SELECT *, CASE WHEN games < 30 THEN 1 ELSE chance((share - fair()) / sqrt(fair() * (1 - fair()) / games)) END AS p FROM counted),
placed AS (SELECT *, row_number() OVER (ORDER BY p) AS place, count(*) OVER () AS count_all FROM tested)
SELECT hand, games, share, low(share, games) AS low, high(share, games) AS high, least(1, min(p * count_all / place) OVER (ORDER BY p DESC, place DESC)) AS rate
FROM placed ORDER BY hand

-- seats: seats
WITH counted AS (
  SELECT seat, count(won) AS games, avg(won) AS share
  FROM seats WHERE won IS NOT NULL GROUP BY seat
), tested AS (SELECT *, CASE WHEN games < 30 THEN 1 ELSE chance((share - fair()) / sqrt(fair() * (1 - fair()) / games)) END AS p FROM counted),
placed AS (SELECT *, row_number() OVER (ORDER BY p) AS place, count(*) OVER () AS count_all FROM tested)
SELECT seat, games, share, low(share, games) AS low, high(share, games) AS high, least(1, min(p * count_all / place) OVER (ORDER BY p DESC, place DESC)) AS rate
FROM placed ORDER BY seat

-- bots: bots
WITH counted AS (
  SELECT bot, count(won) AS games, avg(won) AS share
  FROM seats WHERE won IS NOT NULL GROUP BY bot
), tested AS (SELECT *, CASE WHEN games < 30 THEN 1 ELSE chance((share - fair()) / sqrt(fair() * (1 - fair()) / games)) END AS p FROM counted),
placed AS (SELECT *, row_number() OVER (ORDER BY p) AS place, count(*) OVER () AS count_all FROM tested)
SELECT bot, games, share, low(share, games) AS low, high(share, games) AS high, least(1, min(p * count_all / place) OVER (ORDER BY p DESC, place DESC)) AS rate
FROM placed ORDER BY bot

-- pairs: pairs
WITH hands AS (
  SELECT unnest(began) AS began, unnest(won) AS won FROM games WHERE start = 'dealt' AND won IS NOT NULL
),
firsts AS (SELECT unnest(began) AS a, began, won FROM hands),
doubles AS (SELECT a, unnest(began) AS b, won FROM firsts),
alone AS (SELECT a AS card, avg(won) AS share FROM firsts GROUP BY card),
counted AS (
  SELECT a, b, count(*) AS games, avg(won) AS share FROM doubles WHERE a < b
  GROUP BY a, b HAVING count(*) >= 30
), better AS (
  SELECT counted.*, greatest(x.share, y.share) AS better
  FROM counted JOIN alone x ON a = x.card JOIN alone y ON b = y.card
), tested AS (
  SELECT *, CASE WHEN share > better AND better > 0
    THEN chance((share - better) / sqrt(better * (1 - better) / games)) / 2 ELSE 1 END AS p
  FROM better
), placed AS (SELECT *, row_number() OVER (ORDER BY p) AS place, count(*) OVER () AS count_all FROM tested),
rated AS (SELECT *, least(1, min(p * count_all / place) OVER (ORDER BY p DESC, place DESC)) AS rate FROM placed)
SELECT a, b, games, share, low(share, games) AS low, high(share, games) AS high, better, rate, count_all
FROM rated ORDER BY share - better DESC, a, b LIMIT 20

-- length: length
SELECT count(*) AS games, avg(draws) AS mean,
  margin(coalesce(stddev_samp(draws), 0), count(*)) AS margin,
  quantile_disc(draws, 0.1) AS p10, quantile_disc(draws, 0.5) AS p50, quantile_disc(draws, 0.9) AS p90
FROM games

-- points: length
WITH tenths AS (SELECT quantile_disc(points, [0.1, 0.5, 0.9]) AS points FROM seats),
means AS (SELECT list_avg(points) AS mean FROM games)
SELECT count(*) AS games, avg(mean) AS mean, margin(coalesce(stddev_samp(mean), 0), count(*)) AS margin,
  any_value(points[1]) AS p10, any_value(points[2]) AS p50, any_value(points[3]) AS p90
FROM means, tenths

-- lengths: length
SELECT draws, count(*) AS games FROM games GROUP BY draws ORDER BY draws

-- time: time
WITH moments AS (
  SELECT unnest(timeline) AS points, 10 * unnest(range(1, len(timeline) + 1)) AS draws, won FROM games
)
SELECT draws, count(*) AS games, avg(list_avg(points)) AS mean,
  margin(coalesce(stddev_samp(list_avg(points)), 0), count(*)) AS margin,
  quantile_disc(list_avg(points), 0.1) AS p10, quantile_disc(list_avg(points), 0.9) AS p90,
  avg(list_max(points)) AS leader, margin(coalesce(stddev_samp(list_max(points)), 0), count(*)) AS leader_margin,
  avg(won[list_position(points, list_max(points))]) AS leader_wins,
  count(won) AS ended
FROM moments GROUP BY draws HAVING count(*) >= 30 ORDER BY draws

-- supplies: supplies
SELECT what, count(*) AS games, count(*) / (SELECT count(*) FROM games) AS share,
  low(count(*) / (SELECT count(*) FROM games), (SELECT count(*) FROM games)) AS low,
  high(count(*) / (SELECT count(*) FROM games), (SELECT count(*) FROM games)) AS high
FROM (SELECT unnest(ran_out) AS what FROM games) GROUP BY what ORDER BY games DESC, what

-- games: stopped
SELECT count(*) AS games, count(*) FILTER (ended = 'over') AS over,
  count(*) FILTER (start = 'dealt') AS dealt,
  count(*) FILTER (ended = 'over' AND list_max(won) < 1) AS ties
FROM games

-- stopped: stopped
SELECT stopped_by AS card, count(*) AS games FROM games WHERE ended = 'stopped'
GROUP BY stopped_by ORDER BY games DESC, card
