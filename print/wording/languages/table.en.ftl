# What a table says in English: questions, options, events, hints. Whole sentences have capitals and end marks; options and parts of a
# sentence are in lower case. The messages of en.ftl can be used here. After a change of ids or variables, `npm run docs` makes the list
# of messages anew, and the questions of scenarios.

## Questions, one for each kind. What is asked comes last, but for what follows from the answer.

question-draft = Which card do you keep? The others are passed to the next player.
question-choose-active = Which card starts face up?
question-use-element = A cube on a card, or a turn of the dial?
question-take-cube = You have no free cube. Which one do you take off a card?
question-dial-card = Your dial is at 2. Gain a card for it?
question-dial-reward = Your dial is at 3. What do you take?
question-gain-card = Where do you take the new card from?
question-keep-card = Which card do you keep? { $rest ->
    [under] The others go under their deck.
   *[display] The other goes face up into the display.
}
question-complete-card = Several of your cards are completed. Which effect runs first?
question-cancel = Another effect ran before yours. Take back your cube from { $card } instead of running it?
question-reward = Which reward?
question-element = Which element?
question-kind = What do you place?
question-take-up = No { $thing } is left in the box. Which one do you take from the board, if any?
question-place = Where does the { $thing } go?
question-move = What do you move?
question-replace = What do you replace?
question-become = What do you replace it with?
question-remove = What do you remove?
question-swap = What do you swap?
question-swap-with = What do you swap it with?
question-choose = What do you choose?
question-species = Which species?
question-player = Which player?
question-pay = How many do you pay?
question-pay-card = Which card do you pay? It is discarded.
question-lose-card = Which card do you lose? It is discarded.
question-give-card = Which card do you give? Only the player who gets it sees it.
question-pay-active = Which of your active cards do you pay? Its cubes come back to you.
question-lose-active = Which of your active cards do you lose? Its cubes come back to you.
question-do-card = Which card do you do? It stays as it is.
question-by-hand = What do you do by hand?
question-by-hand-amount = How many do they gain or lose?
question-yes-no = Do you want to do this?
question-branch = Which of these do you choose?
question-play-card = Which card do you play?
question-rotate-card = Which card do you turn back?
question-spot = Which spot of { $card } does the cube go on?
question-declare = Do you play a Landscape Feature?
question-feature = Where do you place it?

use-elements = Use { $elements }. { $question }
move-to = { $what }: where to?

## Options

# The label of an option by the kind of its question: a verb with its object.
option-name = { $kind ->
    [draft] Keep
    [choose-active] Play
    [gain-card] Gain
    [keep-card] Keep
    [complete-card] Run
    [take-up] Take up
    [place] Place on
    [move] Move
    [replace] Replace
    [remove] Remove
    [swap] Swap
    [swap-with] Swap with
    [pay-card] Pay
    [lose-card] Lose
    [give-card] Give
    [pay-active] Pay
    [lose-active] Lose
    [do-card] Do
    [play-card] Play
    [rotate-card] Turn back
    [declare] Play
    [feature] Place on
   *[other] Choose
} { $what }
option-done = done, no more
option-done-name = done
option-none = none
option-none-rest = place nothing
option-yes = yes
option-no = no
yes-rest = { $kind ->
    [dial-card] gain a card; the dial goes back to the start
    [cancel] take the cube back and turn the dial
   *[other] { "" }
}
no-rest = { $kind ->
    [dial-card] leave the dial at 2
    [cancel] run its effect
   *[other] { "" }
}
# With several elements, the one that is used; to: the number the dial turns to, or 0.
option-dial = turn the dial{ $several ->
    [yes] { " with the " }{ $element }
   *[no] { "" }
}{ $to ->
    [0] { "" }
   *[other] { " to " }{ $to }
}
option-dial-rest = { $to ->
    [2] you may gain a card
    [3] play a card or gain a cube
   *[other] { "" }
}
option-cube = cube on { $card }, { $spot }{ $several ->
    [yes] { " (the " }{ $element })
   *[no] { "" }
}{ $completes ->
    [yes] , which completes it
   *[no] { "" }
}
option-cube-name = Put a { $what }
option-from = take the cube off { $card } ({ $spot })
option-card = { $card } { $deck } { $cost }
deck = { $deck ->
    [brown] brown
   *[blue] blue
}
cost-of-feature = feature
# How many cards one looks at; 0 for the usual two.
option-look = look at { $at ->
    [both] both decks
   *[other] { $amount ->
        [0] two { $deck } cards
        [1] 1 { $deck } card
       *[other] { $amount } { $deck } cards
    }
}
option-look-rest = one of each
option-play = play a card
option-gain-cube = gain a cube
# Of how many cards one is kept; 0 if the card does not say.
option-reward = { $gain ->
    [vp] { points }
    [cube] { $amount } { $amount ->
        [1] cube
       *[other] cubes
    }
    [elements] { $amount } { $elements }
   *[card] { $amount } { $amount ->
        [1] card
       *[other] cards
    }{ $gain ->
        [card-to-play] { " to play at once" }
       *[card] { $of ->
            [0] { "" }
           *[other] { " of " }{ $of }
        }
    }
}
option-thing = { $bare } on { $place }
# The same as the object of a verb.
option-thing-object = { $bare } on { $place }
option-to = { $what } to { $place }
option-pay = { $what ->
    [vp] { points }
    [cube] { $amount } { $amount ->
        [1] cube
       *[other] cubes
    }
    [card] { $amount } { $amount ->
        [1] card
       *[other] cards
    }
    [active-card] { $amount } { $amount ->
        [1] active card
       *[other] active cards
    }
   *[other] { $amount }
}
option-amount = { $what ->
    [gain] gain
   *[lose] lose
} { $amount }
option-nothing = nothing
# What is done by hand.
deed-place = place something
deed-remove = remove something
deed-move = move an animal
deed-points = points for a player
deed-cubes = cubes for a player
deed-cards = cards for a player
deed-turn = turn back a card
# The way to an option through two menus.
option-then = { $first }, then { $next }

## Events. Most of a player's are joined in one line.

you = { $as ->
    [subject] You
   *[other] you
}
event-line = { $who }: { $events }.
event-effect = { $who }: { $card } takes effect.
event-drawn = { $who }: { $element } is drawn from the bag.
event-given = { $who }: { $amount ->
    [1] 1 card
   *[other] { $amount } cards
} given to { $to }.
event-feature = { $who }: { $card } is placed on { $place }.
event-discarded = { $card } is discarded.
event-display = { $card } is added to the display.
event-taken = { $card } is taken from the display.
event-bag = All tokens go back into the bag, which passes to { $to }.
event-draw = Draw { $draw }: { $elements }
event-swap = The { $one } tile { $here } and the { $other } tile { $there } change places, with everything on them.
event-tile-removed = The { $terrain } tile { $place } is removed.
event-tile = A { $terrain } tile is placed on { $place }.
event-terrain = { $place } becomes { $terrain }.
event-moved-to = The { $what } on { $from } moves to { $to }.
event-leaves = The { $what } on { $place } { $kind ->
    [animal] leaves
   *[piece] is removed
}.
event-token = { $what } on { $place }.
change-completed = { $card } is completed
change-discarded = { $card } is discarded
change-used-up = { $card } is used up
change-kept = { $card } is kept for the end
change-dial = the dial { $to ->
    [0] goes back to the start
   *[other] turns to { $to }
}
change-shown = { $isOwn ->
    [yes] show
   *[no] shows
} { $card }
change-in-hand = { $card } is added to your hand
change-hand = { $amount ->
    [1] 1 more card
   *[other] { $amount } more cards
} in hand
change-cubes = { $sign }{ $amount } { $amount ->
    [1] cube
   *[other] cubes
}
change-points = { $sign }{ points }, { $total } now
change-in-play = { $card } comes into play
change-turns = { $card } turns, { $leaves ->
    [1] 1 leaf
   *[other] { $leaves } leaves
} left
change-leaf = { $card } gets a leaf back
change-cube = a cube { $isCovered ->
    [yes] on
   *[no] off
} { $card }, { $element }

## The end

ending-has = { $who } has { $points }
ending-last-round = { $who }: this round is the last.
ending-tied = { $who } have { points } each: one more draw, until one leads alone.
ending-leads = { $who }: whoever leads alone after this draw wins.
ending-title = { $who } { $several ->
    [yes] win
   *[no] wins
} with { $points }
poster-target = played to { $amount }
poster-once = at once
poster-draws = { $amount } { $amount ->
    [one] draw
   *[other] draws
}
poster-unofficial = unofficial
ending-won = { $who } wins with { points }{ $isReached ->
    [yes] { "" }
   *[no] : nobody can play or gain a card any more
}.
ending-tie = A tie: { $who } have { points } each, and nobody can play or gain a card any more.
ending-stopped = The game was stopped: { $bound ->
    [draws] too many draws
    [effects] too many effects
    [repetitions] too many repetitions
    [lookups] too many lookups
    [questions] too many questions
   *[time] it took too long
}.

## Hints, and what an option would give

# The number of events, and how far one is ahead, in points or by a rule of thumb: 0 for not at all.
hint-gives = At once{ $amount ->
    [0] { " it changes nothing." }
   *[other] : { $events }
}
hint-any = The bot { $bot } takes any option without comparing them.
hint-only = The bot { $bot } compared it with nothing else.
hint-compared = The bot { $bot } { $by ->
    [rule] by its rule of thumb { $amount ->
        [0] finds it as good as
       *[other] prefers it to
    }
   *[points] { $amount ->
        [0] finds it as good as
       *[other] puts it { points } ahead of
    }
} the next best: { $next }.
preview-hidden = What follows depends on hidden information.
preview-over = The game is over then.
preview-drawn = Then the next tokens are drawn.
preview-chosen = It counts when all have chosen.
preview-turn = Then it is the turn of { $who }.
preview-asked = Then: { $question }
