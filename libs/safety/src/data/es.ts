import { ES_HINTS } from './es-hints.ts';
import { ES_HOME } from './es-home.ts';
import { ES_IDIOMS } from './es-idioms.ts';
import { ES_KIN } from './es-kin.ts';
import { ES_PEOPLE } from './es-people.ts';
import { ES_PLAIN } from './es-plain.ts';
import { ES_SIGNS } from './es-signs.ts';
import type { LanguageTable } from './table.ts';

export const ES: LanguageTable = {
  language: 'es',
  common:
    'el la los las y que de en un una yo mi mis me no es por con para se lo le su pero como más ya estoy tengo esta este muy ' +
    'del al todo todos cuando hay ha he porque q pa soy va voy quiero si sin nada mañana hoy anoche',
  classes: {
    not: 'no ni nunca jamás tampoco sin nadie',
    turn: 'yo y pero porque si cuando entonces ya',
    wish:
      'quiero qiero kiero quero quisiera querer quería queria ojalá prefiero preferiría deseo desearía gustaría ganas espero ' +
      'merezco quieres quiere pienso pensando pensado planeo necesito debería',
    will: 'voy vo vamos iba quiero kiero qiero pienso decidí decidido planeo pensando intenté intentar puedo podría ganas',
    die: 'morir morirme morirse morirnos muerto muerta murirme palmarla estirar_la_pata',
    endMyself:
      'matarme suicidarme ahorcarme colgarme envenenarme ahogarme dispararme pegarme_un_tiro quitarme_la_vida quitarme_del_medio ' +
      'quitarme_de_en_medio quitarme_de_enmedio desvivirme volarme_la_cabeza volarme_los_sesos',
    someone:
      'él ella hermano hermana amigo amiga mamá papá madre padre mujer marido esposa esposo novio novia pareja ex hijo hija ' +
      'primo prima compañero compañera vecino vecina alguien tío tía colega abuelo abuela alumno alumna wey bro',
    partner:
      'marido esposo esposa mujer novio novia pareja ex exnovio exmarido papá padre mamá madre padrastro madrastra hermano hijo ' +
      'él ella viejo chico chica',
    adult:
      'papá padre mamá madre padrastro madrastra tío tía abuelo abuela profesor profe maestro entrenador vecino vecinos primo ' +
      'novio padres él ella cura niñera',
    child:
      'niño niña niños hijo hija hijos bebé hermanito hermanita hermano hermana sobrino sobrina nene nena peque crío cría ' +
      'alumno alumna criatura chamaco menor gemelos nieto nieta',
    hits:
      'pega pego pegó pegaba pegan pegado golpea golpeo golpeó golpeado golpe* empuja empujó empujado patea pateó patada* cachet* ' +
      'bofetada* puñetazo* estrangul* ahorca ahorcó ahorcado viola violó violado abusa abusó maltrata maltrató agrede agredió ' +
      'arrastra arrastró muerde madrea paliza* escupe escupió zarandea lastima lastimó quema quemó jala jaló tira tiró',
    pills:
      'pastilla* pastis pastillitas píldora* tableta* medicamento* medicina* medicación somnífero* paracetamol* ibuprofeno* valium ' +
      'diazepam* clonazepam rivotril* antidepresivo* ansiolítico* insulina xanax* orfidal trankimazin lorazepam',
    took: 'tomé tome tomar tomado tomó trague tragué tragado tragó metí metido ingerí bajé zampé empastillé tomarme tragarme',
    lots:
      'todas todos todo toda caja cajas bote frasco blister blíster puñado tira muchas muchos demasiadas montón media medio entera 10 12 ' +
      '15 20 25 30 40 50 60 veinte treinta cuarenta resto',
    means: 'cuerda soga pistola pastillas navaja cuchilla* veneno escopeta arma lazo insulina gillette',
    weapon:
      'cuchillo navaja pistola arma armas escopeta machete bomba gasolina ácido bate martillo hacha fierro cuete escopetas',
    them:
      'lo la le los las ese esa ellos él ella todos alguien jefe profe profesor vecino vecina ex marido mujer papá padre mamá ' +
      'madre padrastro gente niños bebé compañeros compañero compañera hermano hermana wey tipo este',
    soon: 'hoy mañana noche ahora ya pronto sábado domingo viernes lunes luego esta_noche',
    moved:
      'hijos hijas familia madre padre mamá papá mujer marido esposa hermana hermano todos hija hijo padres',
    body: 'brazo* antebrazo* muñeca* muslo* pierna piernas piel venas tripa barriga vientre cadera* tobillo* pecho',
    me: 'yo me mi mis mí conmigo quiero quisiera tengo siento estoy soy voy pienso sueño ojalá prefiero',
    see: 'veo imagino creo pienso encuentro visualizo espero planeo',
    future:
      'futuro mañana mañanas año años navidad diciembre verano cumpleaños treinta cuarenta veinte dieciocho lunes semana vejez vida día ' +
      'boda graduación',
    bear: 'aguanto soporto puedo resisto tolero doy jalo aguantar soportar',
    tired:
      'cansad* harto harta hart* agotad* hastiad* exhaust* hasta_la_madre hasta_los_huevos cansa rendid*',
    vanish:
      'desaparecer desaparezca desaparecido desapareciera esfumarme evaporarme borrarme apagarme apagar_mi_vida dejar_de_existir ' +
      'no_existir dejar_de_ser dejar_de_respirar disolverme no_estar desvanecerme irme_lejos_para_siempre no_haber_existido',
    need: 'hago_falta importo importa necesitan necesita sirvo valgo quieren aportan aporto extraña extrañaría soy_útil notaría',
    burden:
      'carga estorbo lastre peso molestia inútil basura fracaso problema desperdicio parásito nadie mierda error',
    empty:
      'vacío vacía vacio vacia hueco hueca apagada apagado entumecid* anestesiad* sin_vida insensible desesperad* desesperanz* rot*',
    trapped:
      'atrapad* encerrad* sin_salida sin_escapatoria callejón túnel pozo hundid* acorralad* ahogad* ahogando hundiendo hundo jaula asfixi*',
    accident:
      'accidente atropell* infarto cáncer enfermedad avión camión rayo coche carro meteorito virus derrumbe',
    look: 'miro mirar mirando asomo asomarme quedo acerco acercarme paro parado parada pienso llama atrae cerca pegado pegada',
    hurt:
      'cortarme autolesion* lastimarme hacerme_daño quemarme castigarme rajarme herirme pegarme_a_mí golpearme rasguñarme arañarme ' +
      'cortar_mi_piel pincharme sangrar lesionarme',
    blow:
      'pega pegó golpea golpeó pateó patea estranguló estrangula ahorcó ahoga ahogó violó empujó empuja maltrata tiró_al_suelo ' +
      'tiró_por_las_escaleras rompió_la rompió_el rompió_un rompió_una partió_el partió_la quemó quema apuñaló apuñala escupe escupió ' +
      'arrastró arrastra abofeteó abofetea pisoteó mordió muerde zarandea zarandeó agredió agrede cruzó_la_cara reventó_el ' +
      'cortó_con apuntó apunta_con estampó jaló_del jala_del agarró_del agarra_del apretó_el molió_a lanzó_contra encañonó azota azotó',
    blown:
      'pegado golpeado roto partido pateado estrangulado violado empujado quemado agredido pegar golpear partir_la matar mordido apuñalado ahogado reventado',
    strike:
      'puñetazo* bofetada* patada* golpe* cachetada* hostia* paliza* codazo* rodillazo* cabezazo* empujón empujones tortazo* guantazo* manotazo* ' +
      'madriza chingadazo* correazo* mordisco*',
    weapon2: 'cuchillo pistola navaja escopeta machete arma martillo bate cinturón gasolina ácido',
    threat:
      'mata matará matar matarme mataría quema quemará amenaza amenazó degüella apuñala encuentra_y_me entierra desfigura hará_daño va_a_matar',
    threat2: 'mata matará matarme entierra persigue',
    leave:
      'dejo voy separo denuncio escapo largo vas dejas dejara fuera divorcio dejarlo cuento hablo termino',
    takes: 'quita quitó quitado esconde escondió escondido retiene retuvo confisca confiscó requisó',
    things:
      'dinero sueldo celular móvil teléfono llaves pasaporte papeles tarjeta tarjetas documentos nómina cuenta cartera coche dni residencia ' +
      'contraseñas contraseña medicinas',
    locks:
      'encerrad* encierra encierran encerró encerrar encerrarme deja_fuera dejó_fuera echó_a_la_calle cierra_con_llave llave_por_fuera sin_llaves candado bajo_llave',
    lets: 'me_deja me_dejan me_permite me_ha_dejado nos_deja me_dejaba me_dejará deja_que',
    forced:
      'obliga obligó obligado obligar fuerza forzó forzado forzar a_la_fuerza abusa abusó insiste_hasta aunque_le_diga viola',
    stalk: 'persigue acosa vigila rastrea rastreador gps localizador espía merodea ronda',
    kills:
      'mató pateó patea pega_al ahogó tiró golpea golpeó estranguló maltrata amenaza_con_matar lanzó envenenó',
    hideIn: 'escondid* encerrad* escribo_desde metida metido atrincherad* susurro',
    victim:
      'maltrato malos_tratos maltratada maltratado violencia_de_género violencia_doméstica violencia_machista golpes víctima',
    fear: 'miedo terror pánico asustad* temo tiemblo temblar temblando aterrad* pavor asusta',
    controls:
      'controla controlan revisa vigila decide elige prohíbe prohibe espía lee exige cuenta_los cronometra mira_el administra fiscaliza rastrea',
    insult:
      'insulta llama_inútil llama_puta llama_gorda llama_loca humilla degrada menosprecia dice_que_no_valgo dice_que_estoy_loca dice_que_soy chilla inútil denigra',
    rage: 'loco furioso furiosa fiera agresiv* violent* celos* explota estalla rabia monta_en_cólera pierde_los_papeles pierde_el_control endemoniado como_una_fiera',
    finds: 'entere enterar enterarse descubra sepa saber vea puede_saber pille',
    finds2: 'entera descubre sabe ve pilla encuentra lee cacha',
    smash:
      'rompe rompió destroza destrozó golpea_la golpea_las puñetazos_a patea_la tira_los tira_las lanza revienta estrella estrelló_el rompiendo avienta',
    grab: 'agarró agarra sujetó sujeta sacude sacudió apretó aprieta jaló jala tiró_del tira_del arrinconó acorrala empujó bloquea bloqueó',
    age: '8 9 10 11 12 13 14 15 16 ocho nueve diez once doce trece catorce quince 8_años primaria secundaria cole colegio menor',
    molest:
      'toca tocó tocaba tocan tocaron manosea manoseó toquetea besa besó desnuda desnudó abusa abusó viola violó mete_mano metió_mano roza acaricia ' +
      'soba sobó penetró espía_en_la_ducha tocarme tocarle tocado',
    abuse:
      'fotos desnud* sexo cuerpo toca secreto quedar webcam cámara cama beso besos íntim* pegó pega golpea miedo encierra cinturón',
    beat: 'pega pegan golpea golpean azota azotan patea zarandea sacude encierra quema quemó maltrata abofetea insulta tira_del_pelo ahoga castiga_con peg*',
    beaten:
      'golpeado golpeada azotado maltratad* molido moretones_de golpes_de llena_de_golpes lleno_de_golpes llena_de_moretones quemado_con encerrad* abusad* violad*',
    alone: 'solo sola solos solas solito solita abandonad* encerrad* sin_nadie',
    me1: 'yo he le lo la perdí me casi',
    shook:
      'sacudí zarandeé golpeé pegué aventé tiré ahorqué di_un_golpe di_una pegado zarandeado sacudido apreté_el ahogué quemé empujé',
    wounds:
      'moret* moratones golpes marcas quemad* cardenal* heridas arañazos cicatrices cojea vendas mordiscos chichones',
    scared: 'miedo pánico asust* encoge tiembla llora esconde temor aterr* sobresalta agacha',
    gohome:
      'quiero_volver quiero_ir atrevo quiere_volver quiere_ir quiere_regresar puedo_volver puedo_ir quiero_regresar quiere_estar quiere_que mandes manden',
    lose: 'pierdo perder perdí exploto explotar estallar zarandear* sacudir* pegarle hacerle_daño gritarle ahogar* tirar_al descontrol* no_respondo daño',
    kill:
      'matar apuñalar disparar acuchillar degollar quemar atropellar reventar envenenar rajar estrangular ahogar asesinar liquidar balear ' +
      'machetear golpear machacar',
    killHim:
      'matarlo matarla matarle matarlos apuñalar* acuchillar* dispararle* quemarl* atropellar* envenenar* golpearl* reventarl* partirle romperle_la ' +
      'romperle_las rajarl* estrangular* ahogarl* asesinar* cargarme* clavarle* pegarle_un_tiro hacerle_daño matarte arrancarle machacarl* empujarl* parto_la',
    fancy:
      'pienso imagino imaginando pensando sueño ganas fantaseo miedo impulso* pensamientos imágenes idea tentación visualizo',
    gun: 'pistola escopeta revólver rifle arma cañón fusil',
    blade:
      'cuchilla* navaja* cúter cutter compás gillette tijeras cristal vidrio hoja_de_afeitar sacapuntas alfiler bisturí maquinilla',
    high: 'azotea cornisa barandilla baranda acantilado viaducto tejado andén vías balcón precipicio puente barranco alféizar ventana mirador',
    farewell:
      'despidiéndome despidiendo despedirse despido despedirme despedida adiós hasta_siempre hasta_nunca me_voy_para_siempre',
    dear: 'mamá papá madre padre abuela abuelo hijo hija hermano hermana marido mujer esposa esposo él ella bebé novio novia',
  },
  affirmed: `
    no puedo|aguanto|doy más|mas|parar|dejar|dormir|evitar : no puedo más me voy a matar
    no ..1 soporto|resisto|importa|bromeo|exagero|paro|dejo|sé|solo|es_broma|es_coña : no es broma, me mato
    no ..1 veo|hay|tengo ..1 salida|opción|nadie|fuerzas|nada : no tengo salida me mato
    sin bromas|mentir|dudarlo|duda|salida : sin bromas me mato`,
  idioms: ES_IDIOMS,
  frames: `
    ensayo|tema|trabajo|tesis|charla ..4 ~suicidio : un ensayo sobre el suicidio
    ~suicidio ..4 tema|ensayo|tesis|materia : el suicidio es tema
    de niña|niño|pequeña|pequeño|chica|adolescente|joven : de niña me pegaban
    en mi infancia|adolescencia|juventud : en mi infancia
    de joven|adolescente|niña|niño|chico|chica|pequeña : de joven me cortaba
    llevo # años : llevo 15 años bien
    llevo quince|diez|veinte|doce|treinta|cinco|ocho|siete|seis|tres años : llevo quince años bien
    en|de el|la|un|una|mi|este|del juego|partida|nivel|videojuego|partido|obra|rol : en el juego
    juego|partida|nivel|consola : la partida
    hace ..4 años|décadas : hace diez años
    hace ..1 mucho ..1 tiempo? : hace mucho
    años después|atrás : años atrás
    cuando tenía|era ..2 #|niño|niña|joven|adolescente|chico|chica|pequeño|pequeña : cuando era niña
    antes solía|solía|de_joven|de_pequeña|de_pequeño|en_aquella|aquella_época : antes solía cortarme
    estoy|ahora|ya|sigo ..2 a_salvo|bien_ahora|recuperada|recuperado : estoy a salvo
    sobreviviente|superviviente|sobreviví|superé : soy superviviente
    en|para|de|leyendo|escribiendo|mi ..2 novela|libro|película|peli|serie|cuento|podcast|canción|guion|obra|poema|documental|videojuego|historia_de|personaje : en mi novela
    protagonista|personaje|capítulo|escena|villano : el personaje
    formación|taller|curso_de|curso_sobre|charla|seminario|prevención|voluntari*|tesis|campaña|jornada : taller de prevención
    soy|como|trabajo ..3 enfermera|enfermero|médico|médica|psicóloga|psicólogo|maestra|maestro|profesora|policía|paramédico|bombero|terapeuta|trabajadora_social|peluquera : soy enfermera
    paciente*|urgencias|clientes : dos pacientes
    señales|síntomas|estadísticas|víctimas de : señales de maltrato
    boxeo|karate|judo|kickboxing|minecraft|fortnite|videojuego|ajedrez|lucha_libre : en boxeo`,
  signs: [...ES_SIGNS, ...ES_PLAIN, ...ES_HINTS, ...ES_PEOPLE, ...ES_HOME, ...ES_KIN],
};
