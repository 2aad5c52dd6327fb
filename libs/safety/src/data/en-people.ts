import type { Signs } from './table.ts';

export const EN_PEOPLE: readonly Signs[] = [
  {
    kind: 'violence-at-home',
    level: 'strong',
    source: 'un-women',
    event: true,
    rows: `
      <partner> ..3 pull*|wave*|grab*|point*|put|come*|came|held ..3 knife|gun|belt|bat|hammer|scissors ..6 me|us|throat|angry|drunk|mad|fight*|argue : she pulls a knife when she is angry
      <partner> ..2 force*|forcing ..1 himself|herself|me ..3 me|sex|bed|on|into|to : he forced himself on me
      <partner> ..5 kill|hurt|burn|take|harm|shoot|drown ..2 kids|children|baby|dog|cat|daughter|son|pets|family & says|said|threat*|going|will|hell|wants|if : he said he will kill the kids
      <partner> ..5 <hits> ..3 me|us : he hit me again last night
      <partner> ..5 <hits> ..3 my ..2 face|head|ribs|arm|hair|stomach|mum|mom|mother|neck|jaw|nose : he punched my face
      being|get*|got|was|am|been ..2 beaten|abused|battered|hit|raped|strangled|choked|assaulted ..1 by|up|at_home ..3 <partner>|home? : i get beaten by my husband
      <partner> ..5 thr*|chuck*|smash*|pull*|held|holds|point* ..4 at|on|to|against|around me|my_throat|my_neck|my_head|my_face : my gf throws stuff at me
      <partner> ..4 hands|hand|pillow|knife|gun|belt ..4 my|me ..1 neck|throat|head|face? : he put his hands around my throat
      <partner> ..4 says|said|threat*|swore|swears|told|warned|keeps|promis* ..6 kill*|hurt*|find|burn*|shoot|stab|destroy|bury|hunt ..2 me|us|himself|herself|kids|you|dog|cat|family|my : my husband says hell kill me if i leave
      <partner> ..4 kill*|hurt|find|shoot|stab|murder ..2 me|us ..2 if|when ..2 leave|tell|go|call|try|ever|speak|left : he'll kill me if i leave
      <partner> ..3 lock*|trap*|keeps|kept|barricad* ..2 me ..4 in|inside|up|out|room|house|flat|prisoner|bathroom|hostage|from|bedroom : he locks me in the flat
      <partner> & takes|took|hid*|keeps|holds|confiscat*|controls & my|passport|wages|salary|keys|card|phone|money|id & me|let|permission|checks|leave|allow*|so_i|cant|never|only : he takes my wages and checks my phone
      <not> allowed|let|lets|letting ..4 leave|out|see|go|work|talk|money|phone|friends|family & <partner> : he doesn't let me see my friends
      <partner> ..4 force*|made|makes|make ..2 me ..2 sex|sleep_with|touch|do_things|have_sex : he forces me to have sex
      terrified|scared|afraid|frightened|fear*|petrified ..3 of|for|when|that|hes|he|to|my|and ..3 husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|him|dad|stepdad|go_home|going_home|life : i'm scared of my husband
      coming|comes|gets|back home|back ..4 drunk|angry|hour|soon|raging|high|minute* & terrified|scared|afraid|hide|hiding|help|frightened|shaking|where|please : hes coming home in an hour drunk and im terrified
      black_eye|bruise*|split|broke*|fractur*|busted & <partner> & me|my|again|did|gave|hit|because|from : he gave me a black eye
      ex|husband|bf|boyfriend|wife|gf & stalk*|following|follows|tracker|track*|outside_my|camera*|shows_up|breaks_in|broke_in & me|my : my ex keeps following me
      domestic|abusive violence|abuse|marriage|relationship|partner|husband|boyfriend|wife|home|household & i|im|me|my|help|leave|escape|now : i am in an abusive relationship
      safe|refuge|shelter ..3 place|house|refuge|tonight & leave|escape|run|kids|husband|him|partner|me : i need a refuge tonight for me and the kids
      i|im|we|me ..3 hiding|hid|locked ..4 bathroom|closet|from_him|from_her|wardrobe|room|car|toilet ..6 him|he|husband|angry|banging|screaming|drunk : im hiding in the bathroom he is banging`,
  },
  {
    kind: 'violence-at-home',
    level: 'weak',
    source: 'un-women',
    event: true,
    rows: `
      <partner> ..4 scares|frightens|terrifies|controls|intimidates|threatens|threatened|blames|guilt* ..2 me|us|kids|everything : he scares me
      <partner> ..4 decides|chooses|tells|controls|picks|dictates ..4 wear|go|see|talk|spend|eat|friends|money|do : he decides what i wear
      <partner> ..3 jealous|possessive|paranoid|controlling|toxic ..5 friends|phone|work|talk|men|guys|clothes|male|colleague* : she gets jealous of my friends
      <not> ..3 see|talk|speak|visit ..3 friends|family|mum|sister|anyone|parents & <partner>|because_of|husband : i don't see my friends because of him
      <partner> ..6 punch*|hits|hit|kick*|break*|broke|smash*|thr*|slam* ..3 wall*|door*|things|stuff|plates|furniture|phone|table|dishes|my_things : he punches the wall next to me when he's mad
      walk* ..2 eggshells|egg_shells|tiptoe* : walking on eggshells at home
      tiptoe*|tip_toe* & home|mood*|him|her|he|she : i tiptoe around his moods
      <partner> & <not> & like|know|find|want|approve|allow*|let|hear & course|class|this|study*|here|coach*|phone|account|job|app|friends & hide|hid|secret*|delete|sneak*|mad|angry|behind|if|rage : he doesnt like it when i do this course so i have to hide it
      hide|hiding|delete|secret*|sneak* ..6 from ..1 <partner>|him : i have to hide my phone from my husband
      ask|permission|allow*|approval|checks|decides|controls|control|monitor*|track*|reads|goes_through & <partner> & money|buy*|spend*|phone|leave|out|shop*|wear|shampoo|see|card|messages|location|account|clothes|food|bank|texts|receipts|where : i have to ask my husband before i buy anything
      <partner> ..6 scream*|yell*|shout*|insult*|humiliat*|belittl*|degrad*|call*|mock*|curs* ..2 at|me|my ..3 names|stupid|worthless|crazy|every|all|daily|kids|constantly|useless|again|whore|night|time|day : he screams at me every night
      scared|afraid|dread|nervous|frightened|tense|careful & home|<partner> & mood|gets|comes|angry|drinks|says|back|reacts|temper|says|key|door|mad|react|snaps : scared what mood he comes home in
      <partner> ..6 temper|rage|violent|aggressive|abusive|jealous|possessive|controlling|scares|threaten* : my husband gets violent
      <partner> ..4 grab*|push*|shov*|shake|shakes|shook|squeez*|pull*|pin*|block* ..2 me|my|the_door : she pushed me once
      <partner> ..4 kill|destroy|murder|ruin me ..2 if|when : he will kill me if he finds this
      <not> ..2 safe|comfortable ..2 home|house|with_him|with_her|here|around_him|at_home : i don't feel safe at home
      every_time|always|when ..3 he|she drinks|drunk|drinking & scared|hide|careful|mood|angry|kids|changes|different|worse|me : when he drinks i keep the kids in their room
      my fault|own_fault & <partner> & angry|hit*|mad|loses|lost|upset|temper|shout* : it's my fault he gets angry
      isolat*|cut_off|cut_me_off|alone & friends|family|everyone & <partner> : he has cut me off from my friends`,
  },
  {
    kind: 'child',
    level: 'strong',
    source: 'who-children',
    event: true,
    rows: `
      <adult> ..3 lock*|chain*|tie*|tied|trap* ..1 us|me|my|her|him|the|them ..3 basement|cupboard|closet|room|shed|garage|cellar|attic|outside : dad locks us in the basement
      <adult> ..5 ask*|sent|send*|show*|make*|want* ..3 nudes|porn|pics|photos|naked|undress|sex|touch ..4 : my teacher asked me for nudes
      <adult> ..5 touch*|fondl*|grop*|molest*|rape*|kiss*|undress*|watch* ..2 me|my|her|his|us|them : my uncle touches me when he stays over
      im|i_am|age|aged|only 8|9|10|11|12|13|14|15|16|17|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen & <adult> & touch*|hit*|hurt*|beat*|naked|pics|nudes|room|bed|secret|scared|drunk|weird|meet|belt|lock*|photos|bedroom|sends|slap* : im 13 and my uncle touches me
      <adult> ..3 comes|came|come|gets|climb*|sneaks ..2 in|into|to ..1 my|her|his ..1 bed|room|bedroom|shower ..3 night|touch*|at|when : he comes into my bed at night
      <adult>|i ..5 hit|hits|beat|beats|beating|slap*|punch*|kick*|shak*|shook|burn*|whip*|strangl*|chok*|starv*|throw*|smack*|belt*|lock*|hurt*|abus*|rape*|molest* ..4 <child> : my stepdad hits my little brother with a belt
      shook|shaken|shaking|shake|dropped|smother*|threw|slapped ..2 <child>|him|her & baby|quiet|limp|crying|breath*|cry|stop : i shook the baby, hes gone very quiet
      left|leave*|leaves|leaving|alone & <child> & night|nite|alone|own|hours|days|crying|car|locked|all_day|unsupervised|house & alone|own|crying|hours|nobody|locked|by : they leave their toddler on her own all night
      <child> & bruise*|burns|marks|belt|welts|cigarette|black_eye|scared|starv*|hungry|locked|filthy & stepdad|dad|mum|mom|father|mother|neighbour*|parents|boyfriend|uncle|he|she & hit*|beat*|every|says|told|did|screams|again|lock*|no_food|days|whip* : the kid has burns and says her dad did it
      screaming|screams|crying|begging|yelling & <child> & neighbour*|next_door|upstairs|downstairs|flat|wall|hear & hit*|beat*|stop|please|again|now|hurt*|bang* : i hear the child next door screaming please stop
      someone|man|guy|he|stranger & online|asks|asking|wants|sends|asked|send|sent|makes & nudes|naked|pics|photos|meet|secret|videos & im|13|12|14|11|10|15|daughter|son|kid|child|sister|years : a man online asks for nudes and im 12
      no|havent|nothing|not ..2 food|eaten|eat|heating|fed & mum|mom|dad|parents|brother|sister & days|gone|left|back|since|drunk|week & im|brother|sister|kids|me|us|we : mum hasnt been home for days and there is no food for my brother
      sexual*|molest*|inappropriate* ..3 abus*|touch*|assault*|me|child|kid|daughter|son|her : she was sexually abused`,
  },
  {
    kind: 'child',
    level: 'weak',
    source: 'who-children',
    event: true,
    rows: `
      <child> ..4 hit|hurt|beaten|slapped|neglected|abused|molested|touched|starv*|crying|screaming ..5 again|every|daily|parents|dad|mum|mom|teacher|night|home : the kid next door is screaming every night
      neighbour*|neighbor*|parents|teacher|coach|uncle|someone ..4 hits|hit|beats|hurts|hurt|abuse*|touch*|yells|screams|shak* ..3 <child> : i think my neighbour hits her kids
      <not> ..2 want|wanna|like|go|allowed ..2 go|going|be ..2 home|dads|moms|mums|his_house : i dont wanna go home after school
      scared|afraid|hate ..3 go|going|being|be ..1 home & school|dad|mum|mom|parents|stepdad|cant|im : im scared to go home after school
      <child>|student|pupils|niece|nephew & bruise*|flinch*|marks|burns|cuts|hungry|dirty|scared|cries|wets|withdrawn|limp* & home|dad*|mum*|mom*|comes|every|always|back|parents|again|school|probably|weekend|stays|arm*|stepdad : my niece has bruises every time she comes back from her dads
      <child> ..6 afraid|scared|terrified|frightened|flinches ..3 of|when|to ..4 dad|father|mum|mom|mother|stepdad|uncle|him|home|go|her : my son is scared of his stepdad
      <adult> ..3 said|says|told|makes|asks ..3 keep|our ..2 secret|tell_anyone|tell_anybody : he said to keep it our secret
      lose|losing|lost|snap* ..2 it|temper|control|patience & baby|kid*|child*|son|daughter|toddler & scared|hit|hurt|afraid|might|going|shak*|scream*|shout* : i lose it with the baby and im scared i hit her
      baby|toddler|newborn & crying|cries|screaming|stop & hurt|shake|throw|cant_take|snap|harm|scared_of : baby wont stop crying and i want to shake him
      mum|mom|dad|parents|stepdad & drunk|drinks|high|fight*|hits|scream*|gone|throw* & brother|sister|im_#|school|room|hide|homework|little & every|always|again|cant|scared|night|me : dad drinks every night and i hide in my room with my sister
      child abuse|neglect|protection : child neglect`,
  },
  {
    kind: 'harm-to-others',
    level: 'strong',
    source: 'who-violence',
    event: true,
    rows: `
      planning|plotting|gonna|ready ..2 to? <harm> ..2 <them> : planning to poison my husband
      im|i|ill|i_will|imma|ima|we ..2 <plan> ..3 <harm> ..2 <them> : im going to kill him tonight
      im|i|id|ill|going|gonna|want*|wanna ..3 <harm> ..2 <them> ..4 <soon>|when|knife|gun|dead|swear|for|hammer : i want to stab him tonight
      got|have|bring*|bought|taking|take|carry*|packed|hid* & <weapon> & school|work|pay*|him|her|them|laughing|sorry|regret|office|church|everyone|they : got a knife in my bag and he will pay
      run|running|drive|driving|mow* ..3 him|her|them|people|crowd|over|into_them|into_him|into_her ..3 over|down|with|when & im|ill|gonna|going|car|when|want|ex : when she walks out im running her over
      burn|blow|set|torch|shoot ..5 house|place|school|office|building|flat|car|church|mosque|synagogue ..3 down|up|fire|inside|with|them? & im|ill|gonna|going|want|with|inside|petrol|them|they|tonight : im gonna burn the house down with them in it
      shoot|shooting|stab|bomb|attack|massacre ..2 up|at|my|the ..2 school|class|office|work|mosque|church|synagogue|crowd|mall|everyone : shoot up my school
      put|slip|mix ..5 poison|pills|rat|bleach|antifreeze ..4 food|drink|coffee|tea|his|her|their|dinner|in : put poison in his coffee
      make|making ..2 him|her|them|everyone ..2 pay|bleed|suffer|regret|disappear & knife|gun|tonight|tomorrow|know_where|plan|dead|weapon|waiting : gonna make him pay tonight
      waiting|parked|outside|follow* & ex|his|her|him|house|work|place & kill|run|knife|gun|hurt|dead|pay|over|bat : parked outside my ex's work with a bat`,
  },
  {
    kind: 'harm-to-others',
    level: 'weak',
    source: 'who-violence',
    event: true,
    rows: `
      violent|murder*|homicidal|dark thoughts|urges|fantasies|feelings & him|her|them|about|brother|boss|mum|mom|kid*|baby|people|someone : violent thoughts about my brother
      kill|murder|strangle|stab|shoot|poison|drown|suffocate|smother ..2 him|her|them|boss|ex|husband|wife|brother|sister|baby|everyone|someone|somebody|people|kids|classmates|coworker : strangle my coworker
      knife|gun|weapon|axe ..5 him|her|them|school|sleep*|throat|revenge : a gun to school
      keep|thoughts|imagin*|pictur*|thinking|fantas*|dream*|think|urge*|scared|afraid|intrusive|visions|feel_like|want|wanna|could ..5 <harm>|hitting|killing|smothering|drowning ..2 <them>|baby : i keep picturing hurting my boss
      gonna|going|will|might|could|about|ill|i ..3 snap|explode|lose_it|lose_control|do_something_bad|do_something_stupid|blow|go_off & somebody|someone|hurt|people|regret|him|them|her|scared|one_day|everyone|dead|day : one day im gonna snap and somebody will get hurt
      somebody|someone|people|they|he|she|they_will|hell|shell|everyone ..4 get_hurt|going_to_die|gonna_die|will_pay|be_sorry|deserves_to_die|deserve_to_die|will_regret|pay_for|should_die|gets_hurt : they will pay for what they did
      i|id|could|will|gonna|want|wanna|ill ..3 <harm> ..2 him|her|them|someone|somebody|people|everyone|that : i could kill him
      wish|hope|want ..3 he|she|they|him|her|them|everyone|boss ..2 dead|die|dies|died|suffer* : i wish he was dead
      revenge|vengeance|payback ..6 knife|gun|him|her|them|plan|die|blood : revenge on them
      scared|afraid|worried ..5 hurt|kill|attack|what ..2 someone|somebody|him|her|them|i_might_do|i_could_do|people|baby : afraid that i hurt someone
      weapon*|gun|machete & think*|buy|get & him|them|people|revenge|pay : thinking of a gun for them`,
  },
];
